import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** Takes back a fee that our team has let go. Nothing else tells the customer, so the credit note does. */
export const creditWaivedFee = (ctx: Context, { reference }: EventOf<"booking.fee_waived">): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Fee of booking ${reference} waived`,
    isNotified: false,
    hasFee: false,
  });
