import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findTripStates } from "./views.ts";

/** With the first departure a booking is in progress. A second one changes nothing. */
export async function startBooking(ctx: Context, { bookingId }: EventOf<"trip.departed">): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  if (booking?.state !== "confirmed" || progressOf(await findTripStates(ctx.db, bookingId)) === null) return;
  await moveBooking(ctx, { id: bookingId, to: "in_progress", reason: "first departure" });
}
