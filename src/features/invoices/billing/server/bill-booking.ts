import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking, findOwnInvoices } from "../../server/booking-views.ts";
import { billingOf, isBilledByMonth } from "../../server/describe-billing.ts";
import { issueInvoice } from "../../server/issue-invoice.ts";
import { findKept, shareMoney } from "../../server/share-money.ts";
import { type InvoiceRow, lockBilling } from "../../server/store.ts";

const sold: ReadonlySet<BookingState> = new Set(["confirmed", "in_progress", "completed", "closed", "no_show"]);

/**
 * Brings a booking's invoice into line with its money: a confirmed booking that is on account or has a
 * payment gets its invoice, and payments count on it. Running it twice changes nothing.
 */
export async function billBooking(ctx: Context, reference: string): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  if (await isDue(ctx, booking)) await issueInvoice(ctx, await billingOf(ctx, booking));
  await shareMoney(ctx, booking.id);
}

/** One valid invoice is enough; if all were credited, new money needs another one. */
async function isDue(ctx: Context, booking: BilledBooking): Promise<boolean> {
  if (!sold.has(booking.state) || !chargeFor(booking)) return false;
  const own = await findOwnInvoices(ctx.db, booking.id);
  if (own.some(({ state }) => state !== "credited") || (await isBilledByMonth(ctx, booking))) return false;
  if (own.length === 0 && booking.paymentMethod === "account" && !booking.isBilledMonthly) return true;
  return (await findKept(ctx, booking.id)) > countedOn(own);
}

const countedOn = (invoices: readonly InvoiceRow[]) => invoices.reduce((sum, { paidCents }) => sum + paidCents, 0);
