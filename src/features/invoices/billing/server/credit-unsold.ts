import type { EventOf } from "#domain/events.ts";
import { owedByBooking } from "#domain/invoice/booking-billing.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** What was declined or has expired is asked for no longer. */
export const creditUnsold = (
  ctx: Context,
  { type, reference }: EventOf<"booking.declined" | "booking.expired">,
): Promise<void> =>
  settleBilling(ctx, reference, {
    reason: `Booking ${reference} ${type === "booking.expired" ? "expired" : "declined"}`,
    isTold: false,
    // Taken up again in the meantime, it is owed for as before.
    owed: owedByBooking,
    hasFee: false,
  });
