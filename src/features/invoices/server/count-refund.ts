import type { BookingState } from "#domain/booking-lifecycle.ts";
import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findBilledBooking, findBookingInvoices, findRefund } from "./booking-views.ts";
import { countPayment } from "./count-payment.ts";
import { takeBack } from "./credit-cancelled.ts";
import { lockBilling, lockInvoice } from "./store.ts";

/** What was paid back no longer counts as paid on the booking's invoice. */
export async function countRefund(ctx: Context, event: EventOf<"refund.succeeded">): Promise<void> {
  const refund = await findRefund(ctx.db, event.refundId);
  if (!refund) return;
  await lockBilling(ctx.db, refund.bookingId);
  const billed = await findBookingInvoices(ctx.db, refund.bookingId);
  const paid = billed.toSorted((a, b) => b.paidCents - a.paidCents)[0];
  const invoice = paid && (await lockInvoice(ctx.db, paid.id));
  if (!invoice) return;
  await countPayment(ctx, invoice, {
    refundId: refund.id,
    amountCents: -(refund.paidCents || refund.amountCents),
    method: refund.method,
    note: "Paid back",
    paidOn: localDateOf(ctx.now),
    recordedBy: "system",
  });
  await letFeeGo(ctx, event.reference);
}

const notDriven: readonly BookingState[] = ["cancelled", "no_show"];

/** Who gets back what was withheld as a fee owes that fee no longer, and is not reminded of it. */
async function letFeeGo(ctx: Context, reference: string): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || !notDriven.includes(booking.state)) return;
  const billed = await findBookingInvoices(ctx.db, booking.id);
  const asked = billed.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);
  const kept = billed.reduce((sum, { paidCents }) => sum + paidCents, 0);
  await takeBack(ctx, billed.map(({ id }) => id).reverse(), {
    amount: asked - kept,
    reason: `Paid back for booking ${reference}`,
  });
}
