import { cents, formatMoney } from "#domain/money/money.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { lockPayment } from "../../server/store.ts";
import { findBookingById } from "../../server/views.ts";
import { moveRefund } from "./move-refund.ts";
import { lockRefund, type RefundRow } from "./store.ts";
import { isPaymentBusy } from "./views.ts";

/** An approved refund goes on its way: back through the gateway, or to whoever makes bank transfers. */
export async function forwardRefund(ctx: Context, id: string): Promise<void> {
  const refund = await lockRefund(ctx.db, id);
  if (refund?.state !== "approved") return;
  const payment = refund.paymentId ? await lockPayment(ctx.db, refund.paymentId) : undefined;
  if (payment?.method === "online" && payment.providerPaymentId !== null && isReceived(payment.state)) {
    // One at a time for each payment: what the gateway can still pay back tells whether it has done so.
    if (await isPaymentBusy(ctx.db, { id, paymentId: payment.id })) return;
    await moveRefund(ctx, { id, to: "processing", by: "system", reason: "sent to the gateway" });
    await ctx.emit({ type: "refund.approved", refundId: id });
    return;
  }
  await moveRefund(ctx, { id, to: "manual_transfer", by: "system", reason: "was not paid by card" });
  await askForTransfer(ctx, refund);
}

/** A person pays it back by hand. */
export async function askForTransfer(ctx: Context, { id, bookingId, amountCents }: RefundRow): Promise<void> {
  const { reference } = await findBookingById(ctx.db, bookingId);
  await ctx.emit({
    type: "task.wanted",
    kind: "refund_transfer",
    subjectKind: "refund",
    subjectId: id,
    title: `Pay back ${formatMoney(cents(amountCents))} for ${reference} by hand`,
    dueAt: ctx.now.toISOString(),
  });
  await ctx.emit({ type: "refund.account_wanted", refundId: id, askedAt: null });
}
