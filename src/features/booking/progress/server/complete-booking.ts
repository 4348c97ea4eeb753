import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findTripStates } from "./views.ts";

type Ended = Pick<EventOf<"trip.ended" | "trip.abandoned">, "bookingId">;

/** With the last drop-off a booking is completed, or where a trip that broke down goes no further. */
export async function completeBooking(ctx: Context, { bookingId }: Ended): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  if (!booking || progressOf(await findTripStates(ctx.db, bookingId)) !== "completed") return;
  // A queue promises no order: this may be heard of before the departure.
  if (booking.state === "confirmed") await moveBooking(ctx, { id: bookingId, to: "in_progress", reason: "departed" });
  if (booking.state === "confirmed" || booking.state === "in_progress")
    await moveBooking(ctx, { id: bookingId, to: "completed", reason: "last drop-off" });
}
