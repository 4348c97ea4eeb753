import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import type { RefundOutcome } from "../../server/gateways/payfast-refunds.ts";
import { findRefundsOf } from "../../server/refund-views.ts";
import { forwardRefund } from "./forward-refund.ts";
import { handOverRefund } from "./hand-over-refund.ts";
import { settleRefund } from "./settle-refund.ts";
import { claimRefund } from "./store.ts";
import { findRefund } from "./views.ts";

const retryAfterMinutes = 1;

/** Pays an approved refund through the gateway, or leaves it to a bank transfer. */
export const payRefund: AskingReaction<"refund.approved"> = {
  async ask(ctx, { refundId }) {
    const outcome = await askGateway(ctx, refundId);
    return (inside) => note(inside, refundId, outcome);
  },
};

async function askGateway(ctx: Context, refundId: string): Promise<RefundOutcome | undefined> {
  const { refund, payment } = await findRefund(ctx.db, refundId);
  if (refund.state !== "processing") return undefined;
  const { gateway } = ctx.outside;
  if (!payment?.providerPaymentId || gateway?.provider !== payment.provider)
    return { isDone: false, why: "The gateway it was paid through is not connected." };
  const free = addMinutes(ctx.now, -retryAfterMinutes);
  if (!(await claimRefund(ctx.db, refundId, { now: ctx.now, free })))
    throw new Error(`The gateway is being asked about refund ${refundId}.`);
  return gateway.refund({
    providerPaymentId: payment.providerPaymentId,
    amountCents: refund.amountCents,
    availableCents: payment.amountCents - payment.refundedCents,
    refundId,
    reason: `Refund ${refund.reasonCode}`,
    now: ctx.now,
  });
}

async function note(ctx: Context, refundId: string, outcome: RefundOutcome | undefined): Promise<void> {
  if (!outcome) return;
  if (outcome.isDone) {
    const changes = { providerRefundId: outcome.providerRefundId };
    const settled = await settleRefund(ctx, {
      id: refundId,
      by: "system",
      reason: "refunded by the gateway",
      changes,
    });
    if (settled.ok && settled.value.bookingId) await sendWaiting(ctx, settled.value.bookingId);
    return;
  }
  await handOverRefund(ctx, refundId, outcome.why);
}

/** Another refund of the same payment may have waited for this one. */
async function sendWaiting(ctx: Context, bookingId: string): Promise<void> {
  for (const { id, state } of await findRefundsOf(ctx.db, bookingId))
    if (state === "approved") await forwardRefund(ctx, id);
}
