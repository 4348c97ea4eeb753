import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MoveRefusal } from "#platform/move-record.ts";
import { movePayment } from "../../server/move-payment.ts";
import { lockPayment } from "../../server/store.ts";
import { findBookingById } from "../../server/views.ts";
import { moveRefund, type RefundMove } from "./move-refund.ts";
import { lockRefund, type RefundRow } from "./store.ts";

/** The refund was paid: updates its payment and emits the event. */
export async function settleRefund(
  ctx: Context,
  move: Omit<RefundMove, "to">,
): Promise<Result<RefundRow, MoveRefusal>> {
  const before = await lockRefund(ctx.db, move.id);
  const changes = { ...move.changes, paidCents: before?.amountCents ?? 0 };
  const moved = await moveRefund(ctx, { ...move, changes, to: "succeeded" });
  if (!moved.ok) return moved;
  const refund = moved.value;
  if (refund.paymentId) await takeFromPayment(ctx, refund.paymentId, refund.amountCents);
  if (refund.bookingId === null) await ctx.emit({ type: "payment.returned", refundId: refund.id });
  else {
    const { reference } = await findBookingById(ctx.db, refund.bookingId);
    await ctx.emit({ type: "refund.succeeded", refundId: refund.id, reference });
  }
  return moved;
}

async function takeFromPayment(ctx: Context, paymentId: string, amountCents: number): Promise<void> {
  const payment = await lockPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const refundedCents = payment.refundedCents + amountCents;
  const to = refundedCents >= payment.amountCents ? "refunded" : "partially_refunded";
  const taken = await movePayment(ctx, {
    id: paymentId,
    to,
    by: "system",
    reason: "paid back",
    changes: { refundedCents },
  });
  if (!taken.ok) throw new Error(`A payment in the state ${payment.state} cannot be paid back.`);
}
