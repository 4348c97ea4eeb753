import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type BilledBooking, findBilledBookingById, findOwnInvoices, hasDraft } from "../../server/booking-views.ts";
import { billingOf, isBilledByMonth } from "../../server/describe-billing.ts";
import { issueInvoice } from "../../server/issue-invoice.ts";
import { shareMoney } from "../../server/share-money.ts";
import { lockBilling, type NewInvoice } from "../../server/store.ts";
import type { IssueResult, invoiceUnbilledContract } from "../contract.ts";
import { drivenStates } from "./views.ts";

const why = {
  not_driven: "It hasn’t been driven.",
  nothing_to_bill: "There is nothing to invoice.",
  already_billed: "It already has an invoice.",
  has_draft: "There is a draft for it. Issue or delete the draft.",
} as const;

/**
 * Issues invoices for completed bookings in separate transactions, so that one failure does not affect the
 * others.
 */
export async function issueInvoices(ctx: Context, input: ParsedOf<typeof invoiceUnbilledContract.issueInvoices>) {
  const ids = [...new Set(input.bookings)].toSorted();
  // All locks are taken before the first number, because another transaction that holds a booking may be
  // waiting for the series.
  for (const id of ids) await lockBilling(ctx.db, id);
  const results: IssueResult[] = [];
  for (const id of ids) results.push(await issueFor(ctx, id));
  return accept({ results });
}

async function issueFor(ctx: Context, id: string): Promise<IssueResult> {
  const booking = await findBilledBookingById(ctx.db, id);
  const row = { booking_id: id, reference: booking?.reference ?? "" };
  if (!booking) return { ...row, is_done: false, message: "We couldn’t find that booking.", invoice: null };
  const issued = await issueOne(ctx, booking);
  if (!issued.ok) return { ...row, is_done: false, message: why[issued.reason], invoice: null };
  const { id: invoiceId, number, totalCents } = issued.value;
  await recordAudit(ctx, {
    action: "invoice.issued",
    subject: { kind: "invoice", id: invoiceId },
    details: { number, booking: booking.reference },
  });
  return { ...row, is_done: true, message: "", invoice: { id: invoiceId, number, total_cents: totalCents } };
}

async function issueOne(ctx: Context, booking: BilledBooking): Promise<Result<NewInvoice, keyof typeof why>> {
  if (booking.isTest || !drivenStates.includes(booking.state)) return refuse("not_driven");
  if (!booking.totalCents) return refuse("nothing_to_bill");
  if (await hasDraft(ctx.db, booking.id)) return refuse("has_draft");
  const issued = await billDriven(ctx, booking);
  return issued ? accept(issued) : refuse("already_billed");
}

/**
 * Issues the invoice of a completed booking, paid or not, unless a valid one exists. No booking email
 * attaches it, so it is sent separately. The caller holds the billing lock.
 */
export async function billDriven(ctx: Context, booking: BilledBooking): Promise<NewInvoice | undefined> {
  const own = await findOwnInvoices(ctx.db, booking.id);
  if (own.some(({ state }) => state !== "credited") || (await isBilledByMonth(ctx, booking))) return undefined;
  const issued = await issueInvoice(ctx, { ...(await billingOf(ctx, booking)), isCarried: false });
  await shareMoney(ctx, booking.id);
  return issued;
}
