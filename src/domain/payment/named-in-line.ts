import { isBookingReference } from "../booking/booking-reference.ts";
import type { Prefixes } from "../booking/reference-prefix.ts";
import { checkCharacter, checkLetter, prefixPattern, readAsReference } from "./transfer-reference.ts";

/** A booking that a bank line may name. */
export type NamedBooking = {
  readonly reference: string;
  /** False: the check character is wrong, so our team must look. */
  readonly isSure: boolean;
};

const afterPrefix = "[\\s-]*([0-9A-Z]{6})(?:[\\s-]*([0-9A-Z])(?![0-9A-Z])|(?![0-9A-Z]))";
const bare = /(?<![0-9A-Z])([0-9A-Z]{6})(?:-?([0-9A-Z]))?(?![0-9A-Z])/g;

/**
 * The bookings a line may name, surest first: with or without prefix and check character. Without a prefix any
 * six-character word qualifies under each prefix the company ever had, so the caller must check that such a booking exists.
 */
export function bookingsNamedIn(text: string, prefixes: Prefixes): NamedBooking[] {
  const upper = text.toUpperCase();
  const prefixed = new RegExp(prefixPattern(prefixes) + afterPrefix, "g");
  // Text with our prefix isn’t read again without it.
  const rest = upper.replace(prefixed, " ");
  const matches = [
    ...[...upper.matchAll(prefixed)].flatMap(([, prefix = "", drawn = "", check]) => named(prefix, drawn, check)),
    ...[...rest.matchAll(bare)].flatMap(([, drawn = "", check]) =>
      prefixes.flatMap((prefix) => named(prefix, drawn, check)),
    ),
  ];
  const sure = matches.filter(({ isSure }) => isSure);
  const all = [...sure, ...matches.filter(({ isSure }) => !isSure)];
  return all.filter((one, at) => all.findIndex(({ reference }) => reference === one.reference) === at);
}

function named(prefix: string, written: string, check: string | undefined): NamedBooking[] {
  const drawn = readAsReference(written);
  const reference = `${prefix}-${drawn}`;
  if (!isBookingReference(reference)) return [];
  return [{ reference, isSure: check === undefined || readAsReference(check) === checkCharacter(drawn) }];
}

/** An invoice that a bank line may name. Without a year, the number matches in any year. */
export type NamedInvoice = {
  readonly year: string | null;
  readonly count: number;
  /** Its check letter is wrong: our team must look. */
  readonly isMistyped?: true;
  /** A year and a short number without INV could just as well be a date. */
  readonly isGuess?: true;
};

const invoice =
  /(?:INV(?:OICE)?[\s#:-]*(?:(20\d\d)[\s/-]?)?|(?<!\d)(20\d\d)[\s/-]?)(0*[1-9]\d{0,4})(?!\d)(?:-?([A-Z])(?![0-9A-Z]))?/g;

/** The invoices a line may name: INV202600012-T, INV-2026-00012, INV2026 00012, 2026-00012, INV 12. */
export function invoicesNamedIn(text: string): NamedInvoice[] {
  const matches = [...text.toUpperCase().matchAll(invoice)].map(
    ([, after, alone, count = "", letter]): NamedInvoice => {
      const year = after ?? alone ?? null;
      const isMistyped = year && letter ? checkLetter(`${year}${count.padStart(5, "0")}`) !== letter : false;
      const isGuess = alone !== undefined && count.length < 5;
      return { year, count: Number(count), ...(isMistyped && { isMistyped }), ...(isGuess && { isGuess }) };
    },
  );
  return matches.filter((one, at) => matches.findIndex((o) => o.year === one.year && o.count === one.count) === at);
}
