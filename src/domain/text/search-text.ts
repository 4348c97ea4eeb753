import { phoneDigits } from "./phone-number.ts";

/** A phone number in comparable form if the text can be one, with at least four digits. */
export function phoneTyped(text: string): string | undefined {
  if (!/^[\d\s+()./-]+$/.test(text)) return undefined;
  const digits = phoneDigits(text);
  return digits.length >= 4 ? digits : undefined;
}

/** The typed words for to_tsquery: each in full, the last one perhaps incomplete. */
export function placeTyped(text: string): string | undefined {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0 || words.every((word) => word.length < 2)) return undefined;
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(" & ");
}
