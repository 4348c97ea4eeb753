import { surplusDue } from "#domain/payment/paid-twice.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MoveRefusal } from "#platform/move-record.ts";
import { movePayment, type PaymentMove } from "./move-payment.ts";
import type { PaymentRow } from "./store.ts";
import { findBookingById, findPaidFor } from "./views.ts";

/** The money of an attempt is ours: the gateway, a checked proof, the bank statement or the driver says so. */
export async function receivePayment(ctx: Context, move: PaymentMove): Promise<Result<PaymentRow, MoveRefusal>> {
  if (!isReceived(move.to)) throw new Error(`In the state ${move.to} no money has been received.`);
  const moved = await movePayment(ctx, { ...move, changes: { paidAt: ctx.now, ...move.changes } });
  if (!moved.ok) return moved;
  const { id: paymentId, bookingId, invoiceId, voucherId, againOf, amountCents } = moved.value;
  if (bookingId !== null) {
    const { reference } = await findBookingById(ctx.db, bookingId);
    await ctx.emit({ type: "payment.succeeded", paymentId, reference });
  } else if (invoiceId !== null) await ctx.emit({ type: "invoice.payment_received", paymentId, invoiceId });
  else if (voucherId !== null) await ctx.emit({ type: "voucher.paid", voucherId, paymentId });
  else if (againOf !== null) {
    const reference = await findPaidFor(ctx.db, moved.value);
    if (!reference) throw new Error(`Payment ${paymentId} came for nothing.`);
    await ctx.emit(surplusDue({ paymentId, reference, amountCents }));
  }
  return moved;
}
