import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** A declined or expired booking owes nothing. If it was rebooked meanwhile, it is owed as before. */
export const creditUnsold = (
  ctx: Context,
  { type, reference }: EventOf<"booking.declined" | "booking.expired">,
): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Booking ${reference} ${type === "booking.expired" ? "expired" : "declined"}`,
    isNotified: false,
    hasFee: false,
  });
