import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** Where no one came, only the fee is owed: what was billed beyond it is taken back, and what was not is billed. */
export const billNoShow = (ctx: Context, { reference }: EventOf<"booking.no_show">): Promise<void> =>
  settleBilling(ctx, reference, { reason: `No-show: booking ${reference}`, isNotified: true, hasFee: true });
