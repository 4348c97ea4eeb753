import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findBookingInvoices, findRefund } from "./booking-views.ts";
import { countPayment } from "./count-payment.ts";
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
}
