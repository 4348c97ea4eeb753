import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { returnToVoucher } from "../../server/return-to-voucher.ts";
import { lockPayment } from "../../server/store.ts";
import { askForTransfer } from "./ask-for-transfer.ts";
import { moveRefund } from "./move-refund.ts";
import { settleRefund } from "./settle-refund.ts";
import { lockRefund } from "./store.ts";
import { isPaymentBusy } from "./views.ts";

/** Starts an approved refund: through the gateway, or as a bank transfer by our team. */
export async function forwardRefund(ctx: Context, id: string): Promise<void> {
  const refund = await lockRefund(ctx.db, id);
  if (refund?.state !== "approved") return;
  const payment = refund.paymentId ? await lockPayment(ctx.db, refund.paymentId) : undefined;
  if (payment?.method === "online" && payment.providerPaymentId !== null && isReceived(payment.state)) {
    // One at a time per payment, because the gateway’s refundable amount shows whether a refund went through.
    if (await isPaymentBusy(ctx.db, { id, paymentId: payment.id })) return;
    await moveRefund(ctx, { id, to: "processing", by: "system", reason: "sent to the gateway" });
    await ctx.emit({ type: "refund.approved", refundId: id });
    return;
  }
  if (payment?.method === "voucher" && payment.voucherId !== null) {
    const reason = "back onto the voucher";
    await moveRefund(ctx, { id, to: "processing", by: "system", reason });
    await returnToVoucher(ctx, payment.voucherId);
    await settleRefund(ctx, { id, by: "system", reason });
    return;
  }
  await moveRefund(ctx, { id, to: "manual_transfer", by: "system", reason: "was not paid by card" });
  await askForTransfer(ctx, refund);
}
