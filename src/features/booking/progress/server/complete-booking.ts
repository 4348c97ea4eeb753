import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findTripStates } from "./views.ts";

type Ended = Pick<EventOf<"trip.ended" | "trip.abandoned">, "bookingId">;

/** The last drop-off completes a booking, as does the end of a trip that broke down. */
export async function completeBooking(ctx: Context, { bookingId }: Ended): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  if (!booking || progressOf(await findTripStates(ctx.db, bookingId)) !== "completed") return;
  // Events may arrive out of order: this one may come before the departure.
  if (booking.state === "confirmed") await moveBooking(ctx, { id: bookingId, to: "in_progress", reason: "departed" });
  if (booking.state === "confirmed" || booking.state === "in_progress")
    await moveBooking(ctx, { id: bookingId, to: "completed", reason: "last drop-off" });
}
