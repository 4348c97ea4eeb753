import { isWhollyMissed } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { endAsNoShow } from "../../server/end-as-no-show.ts";
import { lockBooking } from "../../server/move-store.ts";
import { priceNoShow } from "../../server/price-no-show.ts";
import { findTripStates } from "./views.ts";

/** Once our team has established that no one came to any of its trips, a booking ends as a no-show. */
export async function followNoShow(ctx: Context, { bookingId }: EventOf<"trip.ended">): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  if (!booking || !isWhollyMissed(await findTripStates(ctx.db, bookingId))) return;
  const priced = await priceNoShow(ctx, booking);
  // Marked on the booking itself, it is a no-show already.
  if (priced.ok) await endAsNoShow(ctx, booking, priced.value, "the passenger didn’t come");
}
