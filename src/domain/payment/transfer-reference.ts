import { referenceAlphabet as alphabet, drawnPart, isBookingReference } from "../booking/booking-reference.ts";
import type { Prefixes } from "../booking/reference-prefix.ts";

const size = alphabet.length;

/** The reference for a bank transfer: the booking's reference with a check character, such as CTS7K3M9Q-4. */
export function transferReference(bookingReference: string): string {
  if (!isBookingReference(bookingReference)) throw new RangeError(`Not a booking reference: ${bookingReference}`);
  return `${bookingReference.replace("-", "")}-${checkCharacter(drawnPart(bookingReference))}`;
}

/** The booking a bank line names; undefined if there is none or it was mistyped. */
export function bookingNamedIn(text: string, prefixes: Prefixes): string | undefined {
  const written = new RegExp(`${prefixPattern(prefixes)}[\\s-]*([0-9A-Z]{6})[\\s-]*([0-9A-Z])(?![0-9A-Z])`, "g");
  for (const [, prefix = "", drawn = "", check = ""] of text.toUpperCase().matchAll(written)) {
    const [clean, cleanCheck] = [readAsReference(drawn), readAsReference(check)];
    const reference = `${prefix}-${clean}`;
    if (isBookingReference(reference) && checkCharacter(clean) === cleanCheck) return reference;
  }
  return undefined;
}

/** Banks print words without a space before it; two letters alone would be found in the middle of most words. */
export function prefixPattern(prefixes: Prefixes): string {
  const longestFirst = prefixes.toSorted((a, b) => b.length - a.length);
  return `(${longestFirst.map((prefix) => (prefix.length > 2 ? prefix : `(?<![0-9A-Z])${prefix}`)).join("|")})`;
}

/** Letters outside the alphabet are read as the digits they resemble. */
export const readAsReference = (text: string): string => text.replace(/O/g, "0").replace(/[IL]/g, "1");

/** Only characters that a reference can contain, to search for one. */
export const bareReference = (text: string): string => readAsReference(text.toUpperCase().replace(/[^A-Z0-9]/g, ""));

/** Luhn's checksum over 32 characters: it detects every single error, and all but one kind of swapped neighbours. */
export function checkCharacter(drawn: string): string {
  const sum = [...drawn].reverse().reduce((total, letter, at) => {
    const value = alphabet.indexOf(letter) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / size) + (value % size);
  }, 0);
  return alphabet[(size - (sum % size)) % size] ?? "";
}

/** Letters only: without the dash, an extra digit would be another invoice’s number. */
const checkLetters = "ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * What a payer writes on a bank transfer for an invoice: its number and a check letter, such as INV202600012-T. A draft
 * has no number to pay by.
 */
export function invoiceTransferReference(number: string): string {
  const [, year, count] = /^INV-(\d{4})-(\d{5})$/.exec(number) ?? [];
  return year && count ? `INV${year}${count}-${checkLetter(`${year}${count}`)}` : number;
}

/** Digits weighted by position, modulo a prime: it detects every single error and every swap. */
export function checkLetter(figures: string): string {
  const sum = [...figures].reduce((total, figure, at) => total + Number(figure) * (at + 1), 0);
  return checkLetters[sum % checkLetters.length] ?? "";
}
