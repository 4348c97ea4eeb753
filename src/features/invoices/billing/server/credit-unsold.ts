import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** A booking that was declined or has expired owes nothing. Rebooked in the meantime, it is owed as before. */
export const creditUnsold = (
  ctx: Context,
  { type, reference }: EventOf<"booking.declined" | "booking.expired">,
): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Booking ${reference} ${type === "booking.expired" ? "expired" : "declined"}`,
    isNotified: false,
    hasFee: false,
  });
