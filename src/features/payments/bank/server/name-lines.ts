import type { Prefixes } from "#domain/booking/reference-prefix.ts";
import { judgeLine, type LineName } from "#domain/payment/line-doubt.ts";
import { bookingsNamedIn, invoicesNamedIn, type NamedInvoice } from "#domain/payment/named-in-line.ts";
import { bookingNamedIn } from "#domain/payment/transfer-reference.ts";
import type { Context } from "#platform/context.ts";
import { findPrefixes } from "../../server/views.ts";
import { findNamedDebts, type NamedDebt } from "./debt-views.ts";
import { isPayableAlone } from "./match-by-name.ts";
import type { BankLineRow } from "./store.ts";
import { findBookingsNamed, findInvoicesWritten, numberOf } from "./target-views.ts";

type NamedBooking = Awaited<ReturnType<typeof findBookingsNamed>>[number];
type WrittenInvoice = Awaited<ReturnType<typeof findInvoicesWritten>>[number];
type Known = {
  readonly prefixes: Prefixes;
  readonly bookings: ReadonlyMap<string, NamedBooking>;
  readonly invoices: readonly WrittenInvoice[];
  readonly debts: ReadonlyMap<string, NamedDebt>;
};

/**
 * The bookings and invoices that each line names, and why it did not match, using the matching rules
 * themselves.
 */
export async function nameLines(ctx: Context, lines: readonly BankLineRow[]) {
  const prefixes = await findPrefixes(ctx.db);
  const texts = lines.map(({ description }) => description);
  const invoices = await findInvoicesWritten(ctx.db, texts.flatMap(invoicesIn));
  const references = [
    ...texts.flatMap((text) => bookingsNamedIn(text, prefixes).map(({ reference }) => reference)),
    ...invoices.flatMap(({ reference }) => reference ?? []),
  ];
  const bookings = await findBookingsNamed(ctx.db, [...new Set(references)]);
  const debts = await findNamedDebts(ctx.db, {
    references: bookings.map(({ reference }) => reference),
    invoices: invoices.filter(({ bookingId }) => bookingId === null).map(({ number }) => number),
  });
  const known: Known = {
    prefixes,
    bookings: new Map(bookings.map((booking) => [booking.reference, booking])),
    invoices,
    debts: new Map(debts.map((debt) => [debt.key, debt])),
  };
  return (line: BankLineRow) => judgeLine(line, namesIn(line.description, known));
}

function namesIn(text: string, known: Known): LineName[] {
  const billed = invoicesIn(text).map((written) => invoiceName(written, known));
  const booked = bookingsNamedIn(text, known.prefixes).flatMap(({ reference, isSure }) => {
    const booking = known.bookings.get(reference);
    if (!booking) return [];
    return isSure ? [bookingName(reference, booking, known)] : [nothingDue(reference, "mistyped")];
  });
  const unknown = bookingNamedIn(text, known.prefixes);
  const all = [...billed, ...booked];
  return unknown && !known.bookings.has(unknown) ? [...all, nothingDue(unknown, "unknown")] : all;
}

/** A date such as 2026-11-14 looks like a short number but names no invoice. */
const invoicesIn = (text: string): NamedInvoice[] => invoicesNamedIn(text).filter(({ isGuess }) => !isGuess);

function invoiceName(written: NamedInvoice, known: Known): LineName {
  const matches = known.invoices.filter(({ numbers }) => numbers.some((number) => isNumber(written, number)));
  const [invoice] = matches;
  const name = invoice?.number ?? nameOf(written);
  if (written.isMistyped) return nothingDue(nameOf(written), "mistyped");
  if (!invoice) return nothingDue(name, "unknown");
  if (matches.length > 1) return nothingDue(nameOf(written), "ambiguous");
  const booking = known.bookings.get(invoice.reference ?? "");
  if (booking && invoice.reference) return { ...bookingName(invoice.reference, booking, known), name };
  return dueName(name, known.debts.get(invoice.number));
}

function bookingName(name: string, booking: NamedBooking, { debts }: Known): LineName {
  if (booking.isTest) return nothingDue(name, "unknown");
  if (booking.claimedByMonth > 0) return nothingDue(name, "billed_monthly");
  const debt = debts.get(name);
  const named = dueName(name, debt);
  return named.standing === "due" && !isPayableAlone(booking.state) ? { ...named, standing: "closed" } : named;
}

const dueName = (name: string, debt: NamedDebt | undefined): LineName =>
  debt && debt.openCents > 0
    ? { name, standing: "due", openCents: debt.openCents, amounts: debt.amounts }
    : nothingDue(name, "no_payment");

const nothingDue = (name: string, standing: LineName["standing"]): LineName => ({
  name,
  standing,
  openCents: 0,
  amounts: [],
});

const isNumber = (written: NamedInvoice, number: string): boolean =>
  written.year === null ? number.endsWith(`-${paddedCount(written)}`) : number === numberOf(written);

const nameOf = (written: NamedInvoice): string =>
  written.year === null ? `invoice ${written.count}` : numberOf(written);

const paddedCount = ({ count }: NamedInvoice): string => String(count).padStart(5, "0");
