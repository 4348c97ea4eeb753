const spacing = /[\s().-]/g;

/** A South African number as dialled locally (082 555 0199), or any number with its country code (+27 82 555 0199). */
export const isPhoneNumber = (text: string): boolean => /^(\+[1-9]\d{7,14}|0\d{9})$/.test(text.replace(spacing, ""));

/** A number in one form: 082 555 0199, +27 82 555 0199 and 0027825550199 are equal. */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/[^0-9]/g, "")
    .replace(/^00/, "")
    .replace(/^(27|0)/, "");

/** A South African number with spaces: +27825550199 becomes +27 82 555 0199. Others are unchanged. */
export const spacedPhone = (number: string): string => number.replace(/^\+27(\d\d)(\d{3})(\d{4})$/, "+27 $1 $2 $3");
