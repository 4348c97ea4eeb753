import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** Credits a waived fee. The credit note is the customer’s only notice of it. */
export const creditWaivedFee = (ctx: Context, { reference }: EventOf<"booking.fee_waived">): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Fee of booking ${reference} waived`,
    isNotified: false,
    hasFee: false,
  });
