import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** After a no-show only the fee is owed: anything billed beyond it is credited, and the rest is billed. */
export const billNoShow = (ctx: Context, { reference }: EventOf<"booking.no_show">): Promise<void> =>
  settleBilling(ctx, reference, { reason: `No-show: booking ${reference}`, isNotified: true, hasFee: true });
