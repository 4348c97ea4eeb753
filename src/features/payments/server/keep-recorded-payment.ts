import type { EventOf } from "#domain/events.ts";
import type { PaymentMethod, PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { recordPaymentMove } from "./move-payment.ts";
import { insertPayment, lockPayment } from "./store.ts";
import { findBookingByReference } from "./views.ts";

type Kept = { readonly provider: string; readonly state: PaymentState };

const kept: Readonly<Record<PaymentMethod, Kept>> = {
  online: { provider: "card_machine", state: "succeeded" },
  transfer: { provider: "", state: "verified" },
  cash: { provider: "team", state: "handed_in" },
  account: { provider: "", state: "settled" },
};

/** Money that our team recorded on a booking’s invoice becomes a payment of that booking. */
export async function keepRecordedPayment(ctx: Context, event: EventOf<"invoice.payment_recorded">): Promise<void> {
  const { paymentId: id, reference, amountCents, method, paidOn, note } = event;
  if (await lockPayment(ctx.db, id)) return;
  const booking = await findBookingByReference(ctx.db, reference);
  const payment = await insertPayment(ctx.db, {
    id,
    bookingId: booking.id,
    method,
    amountCents,
    ...kept[method],
    transferReference: method === "transfer" ? transferReference(reference) : null,
    paidAt: momentOf(localDate(paidOn), localTime("12:00")),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id, from: null, to: payment.state, reason: note || "recorded on the invoice" });
  await ctx.emit({ type: "payment.succeeded", paymentId: id, reference });
}
