const spacing = /[\s().-]/g;

/** A South African number as one dials it here (082 555 0199), or any number with its country (+27 82 555 0199). */
export const isPhoneNumber = (text: string): boolean => /^(\+[1-9]\d{7,14}|0\d{9})$/.test(text.replace(spacing, ""));
