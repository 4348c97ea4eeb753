import { readAmount } from "#domain/payment/bank-statement.ts";
import { likeness, reasonsFor } from "#domain/payment/match-ranking.ts";
import { bookingsNamedIn, invoicesNamedIn } from "#domain/payment/named-in-line.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { findPrefixes } from "../../server/views.ts";
import type { bankContract, MatchTarget } from "../contract.ts";
import { findBookingTargets, findInvoiceTargets, findVerifiedTransfers } from "./target-views.ts";
import { findBankLine } from "./views.ts";

type Targets = typeof bankContract.matchTargets;
const shown = 12;

/**
 * Bookings, invoices and transfers that a line can pay: named ones first, then those with the exact amount,
 * then the rest.
 */
export async function matchTargets(
  ctx: Context,
  { line_id, search }: ParsedOf<Targets>,
): Promise<Result<OutputOf<Targets>, "not_found">> {
  const line = await findBankLine(ctx.db, line_id);
  if (!line) return refuse("not_found");
  const left = line.amountCents - line.allocatedCents;
  const text = search === "" ? line.description : search;
  const searchCents = readAmount(search);
  const input = {
    search,
    searchCents: searchCents !== undefined && searchCents <= 100_000_000 ? searchCents : undefined,
    amountCents: left,
    text: line.description,
    references: bookingsNamedIn(text, await findPrefixes(ctx.db)).map(({ reference }) => reference),
    invoices: invoicesNamedIn(text),
  };
  const [transfers, bookings, invoices] = await Promise.all([
    findVerifiedTransfers(ctx.db, input),
    findBookingTargets(ctx.db, input),
    findInvoiceTargets(ctx.db, input),
  ]);
  const all: MatchTarget[] = [
    ...transfers.map((row) => transferTarget(row, left, input.references.includes(row.reference))),
    ...bookings.map((row) => bookingTarget(row, left)),
    ...invoices.map((row) => invoiceTarget(row, left)),
  ];
  const ranked = all.toSorted((a, b) => likeness(b.reasons) - likeness(a.reasons));
  return accept({ targets: ranked.slice(0, shown) });
}

const transferTarget = (
  { payment, reference, customer, pickupAt, isPayer }: Awaited<ReturnType<typeof findVerifiedTransfers>>[number],
  left: number,
  isNamed: boolean,
): MatchTarget => ({
  kind: "payment",
  key: payment.id,
  title: reference,
  customer_name: customer,
  state: "verified",
  day: localDateOf(pickupAt),
  open_cents: payment.amountCents,
  invoice_numbers: null,
  reasons: reasonsFor({ isNamed, isPayer, isAnnounced: true, openCents: payment.amountCents }, left),
});

const bookingTarget = (row: Awaited<ReturnType<typeof findBookingTargets>>[number], left: number): MatchTarget => ({
  kind: "booking",
  key: row.reference,
  title: row.reference,
  customer_name: row.customer,
  state: row.state,
  day: localDateOf(row.pickupAt),
  open_cents: Math.max(0, row.openCents),
  invoice_numbers: row.invoiceNumbers,
  reasons: reasonsFor(row, left),
});

const invoiceTarget = (row: Awaited<ReturnType<typeof findInvoiceTargets>>[number], left: number): MatchTarget => ({
  kind: "invoice",
  key: row.number,
  title: row.number,
  customer_name: row.buyerName,
  state: row.state,
  day: row.dueOn,
  open_cents: row.openCents,
  invoice_numbers: null,
  reasons: reasonsFor({ ...row, isAnnounced: false }, left),
});
