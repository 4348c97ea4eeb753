import { statusToShow } from "#domain/booking/progress/booking-status.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { type bookingAccessContract, type SharedTrip, sharedTripSeal } from "../access-contract.ts";
import { describeDrives } from "./describe-drives.ts";
import { findTripsOf } from "./detail-views.ts";
import { findSharedBooking } from "./share-views.ts";

/** Fellow passengers see times, places and the driver. A day after the last trip the link shows nothing. */
export async function readSharedTrip(ctx: Context, { token }: ParsedOf<typeof bookingAccessContract.readSharedTrip>) {
  const id = idInToken(ctx, sharedTripSeal, token);
  const booking = id && (await findSharedBooking(ctx.db, id));
  if (!booking) return refuse("not_found");
  const trips = await findTripsOf(ctx.db, booking.id);
  if (trips.length > 0 && trips.every(({ plannedEnd }) => addHours(plannedEnd, 24) < ctx.now)) return refuse("over");
  const shared: SharedTrip = {
    title: tripTitle(booking.serviceName, booking.tourName),
    state: booking.state,
    status: statusToShow(booking.state, trips),
    first_name: booking.firstName,
    board_name: `${booking.firstName} ${booking.lastName}`.trim(),
    passengers: booking.passengers,
    drives: describeDrives(ctx, trips),
  };
  return accept(shared);
}
