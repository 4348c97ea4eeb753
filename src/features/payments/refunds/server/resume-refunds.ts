import { addMinutes, hoursBetween } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forwardRefund } from "./forward-refund.ts";
import { handOverRefund } from "./hand-over-refund.ts";
import { lockStuckRefunds } from "./store.ts";

const stuckAfterMinutes = 20;

const giveUpAfterHours = 48;

/** Runs on a schedule: resends refunds that are stuck, and after two days hands them to our team. */
export async function resumeRefunds(ctx: Context): Promise<void> {
  for (const refund of await lockStuckRefunds(ctx.db, addMinutes(ctx.now, -stuckAfterMinutes))) {
    if (refund.state === "approved") await forwardRefund(ctx, refund.id);
    else if (hoursBetween(refund.createdAt, ctx.now) > giveUpAfterHours)
      await handOverRefund(ctx, refund.id, "the gateway did not answer for two days");
    else await ctx.emit({ type: "refund.approved", refundId: refund.id });
  }
}
