import { readAmount } from "#domain/payment/bank-statement.ts";
import { bookingsNamedIn, invoicesNamedIn } from "#domain/payment/named-in-line.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { bankContract, MatchTarget } from "../contract.ts";
import { findBookingTargets, findInvoiceTargets, findVerifiedTransfers } from "./target-views.ts";
import { findBankLine } from "./views.ts";

type Targets = typeof bankContract.matchTargets;
const shown = 12;

/** What a line can pay: what it names first, then what is due to the cent, then what is due. */
export async function matchTargets(
  ctx: Context,
  { line_id, search }: ParsedOf<Targets>,
): Promise<Result<OutputOf<Targets>, "not_found">> {
  const line = await findBankLine(ctx.db, line_id);
  if (!line) return refuse("not_found");
  const left = line.amountCents - line.allocatedCents;
  const text = search === "" ? line.description : search;
  const searchCents = readAmount(search);
  const wanted = {
    search,
    searchCents: searchCents !== undefined && searchCents <= 100_000_000 ? searchCents : undefined,
    amountCents: left,
    references: bookingsNamedIn(text).map(({ reference }) => reference),
    invoices: invoicesNamedIn(text),
  };
  const [transfers, bookings, invoices] = await Promise.all([
    findVerifiedTransfers(ctx.db, wanted),
    findBookingTargets(ctx.db, wanted),
    findInvoiceTargets(ctx.db, wanted),
  ]);
  const all: MatchTarget[] = [
    ...transfers.map((row) => transferTarget(row, wanted.references)),
    ...bookings.map(bookingTarget),
    ...invoices.map(invoiceTarget),
  ];
  return accept({ targets: all.toSorted(byLikeness(left)).slice(0, shown) });
}

const byLikeness = (left: number) => (a: MatchTarget, b: MatchTarget) => rank(b, left) - rank(a, left);

const rank = ({ is_named, open_cents }: MatchTarget, left: number): number =>
  (is_named ? 2 : 0) + (open_cents === left ? 1 : 0);

const transferTarget = (
  { payment, reference, customer, pickupAt }: Awaited<ReturnType<typeof findVerifiedTransfers>>[number],
  named: readonly string[],
): MatchTarget => ({
  kind: "payment",
  key: payment.id,
  title: reference,
  customer_name: customer,
  state: "verified",
  day: localDateOf(pickupAt),
  open_cents: payment.amountCents,
  invoice_numbers: null,
  is_named: named.includes(reference),
});

const bookingTarget = (row: Awaited<ReturnType<typeof findBookingTargets>>[number]): MatchTarget => ({
  kind: "booking",
  key: row.reference,
  title: row.reference,
  customer_name: row.customer,
  state: row.state,
  day: localDateOf(row.pickupAt),
  open_cents: Math.max(0, row.openCents),
  invoice_numbers: row.invoiceNumbers,
  is_named: row.isNamed,
});

const invoiceTarget = (row: Awaited<ReturnType<typeof findInvoiceTargets>>[number]): MatchTarget => ({
  kind: "invoice",
  key: row.number,
  title: row.number,
  customer_name: row.buyerName,
  state: row.state,
  day: row.dueOn,
  open_cents: row.openCents,
  invoice_numbers: null,
  is_named: row.isNamed,
});
