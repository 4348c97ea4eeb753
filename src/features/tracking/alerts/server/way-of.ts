import { staysWithGuests } from "#domain/stay/service-days.ts";
import { tripEnds } from "#domain/tracking/trip-fences.ts";
import type { Context } from "#platform/context.ts";
import type { TripOnRoad } from "./views.ts";

/**
 * The way a trip takes by the roads; null where it has none. On a tour, or with stops on the way, the guests say where they
 * go, and without a map of all roads there is no line to leave.
 */
export async function wayOf(ctx: Pick<Context, "map" | "now">, trip: TripOnRoad) {
  const returnAt = trip.return_at && new Date(trip.return_at);
  const { service, offer, hire_unit: hireUnit } = trip;
  if (trip.stops.length > 0 || staysWithGuests({ service, offer, returnAt, hireUnit })) return null;
  const ends = tripEnds({ pickupLocation: trip.pickup_location, destination: trip.destination });
  if (!ends) return null;
  const drive = await ctx.map.driveBetween(ends[0].at, ends[1].at, ctx.now);
  if (drive.source !== "roads") return null;
  return { ends, line: drive.line.map(([longitude, latitude]) => ({ latitude, longitude })) };
}
