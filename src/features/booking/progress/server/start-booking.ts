import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findTripStates } from "./views.ts";

/** The first departure starts a booking; later ones change nothing. */
export async function startBooking(ctx: Context, { bookingId }: EventOf<"trip.departed">): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  if (booking?.state !== "confirmed" || progressOf(await findTripStates(ctx.db, bookingId)) === null) return;
  await moveBooking(ctx, { id: bookingId, to: "in_progress", reason: "first departure" });
}
