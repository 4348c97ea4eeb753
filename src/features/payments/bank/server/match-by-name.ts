import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { bookingsNamedIn, invoicesNamedIn } from "#domain/payment/named-in-line.ts";
import type { Context } from "#platform/context.ts";
import { findPrefixes } from "../../server/views.ts";
import type { LinePart } from "../contract.ts";
import { allocatePart } from "./allocate-part.ts";
import { findNamedDebts, type NamedDebt } from "./debt-views.ts";
import { type BankLineRow, lockBankLine } from "./store.ts";
import { findInvoicesNamed } from "./target-views.ts";

/** Money for bookings in other states has its own refund rules, so our team checks it first. */
const payableAlone: readonly BookingState[] = ["awaiting_payment", "confirmed", "in_progress", "completed", "expired"];
export const isPayableAlone = (state: string): boolean => payableAlone.some((one) => one === state);

/**
 * Matches a line that names what it pays, with the exact amount: a booking's amount due, its deposit, an
 * announced transfer, an invoice, or the sum of everything named.
 */
export async function matchByName(ctx: Context, line: BankLineRow): Promise<boolean> {
  if (line.amountCents <= 0) return false;
  const debts = await debtsNamedIn(ctx, line.description);
  const parts = partsFor(line.amountCents, debts);
  if (!parts) return false;
  // In the same fixed order as manual matching.
  const locked = await lockBankLine(ctx.db, line.id);
  if (!locked || locked.allocatedCents > 0) return false;
  for (const part of parts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const done = await allocatePart(ctx, { line: locked, part, by: "reference and amount" });
    if (!done.ok) throw new Error(`Bank line ${line.id} could not be put on ${part.key}: ${done.reason}.`);
  }
  return true;
}

async function debtsNamedIn(ctx: Context, text: string): Promise<NamedDebt[]> {
  const references = bookingsNamedIn(text, await findPrefixes(ctx.db))
    .filter(({ isSure }) => isSure)
    .map(({ reference }) => reference);
  const written = invoicesNamedIn(text).filter(({ isMistyped }) => !isMistyped);
  const invoices = await findInvoicesNamed(ctx.db, written);
  // The same number exists in two years, and the line does not say which.
  const isPlain = new Set(invoices.map(({ number }) => number.slice(-5))).size === invoices.length;
  const billed = isPlain ? invoices : [];
  const all = await findNamedDebts(ctx.db, {
    references: [...references, ...billed.flatMap(({ reference }) => reference ?? [])],
    invoices: billed.filter(({ bookingId }) => bookingId === null).map(({ number }) => number),
  });
  return all.filter(({ kind, state }) => kind === "invoice" || isPayableAlone(state));
}

/** Undefined: the amount suggests something else. */
export function partsFor(amountCents: number, debts: readonly NamedDebt[]): LinePart[] | undefined {
  const exact = debts.filter(({ amounts }) => amounts.includes(amountCents));
  const [only] = exact;
  if (only && exact.length === 1) return [{ kind: only.kind, key: only.key, amount_cents: amountCents }];
  const owing = debts.filter(({ openCents }) => openCents > 0);
  const isSum = owing.length > 1 && owing.reduce((sum, { openCents }) => sum + openCents, 0) === amountCents;
  return isSum ? owing.map(({ kind, key, openCents }) => ({ kind, key, amount_cents: openCents })) : undefined;
}
