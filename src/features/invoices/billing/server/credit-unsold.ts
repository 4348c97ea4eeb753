import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** What was declined or has expired is asked for no longer. Rebooked in the meantime, it is owed for as before. */
export const creditUnsold = (
  ctx: Context,
  { type, reference }: EventOf<"booking.declined" | "booking.expired">,
): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Booking ${reference} ${type === "booking.expired" ? "expired" : "declined"}`,
    isNotified: false,
    hasFee: false,
  });
