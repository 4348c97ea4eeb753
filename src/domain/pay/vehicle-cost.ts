import { locate, roadBetween } from "../geography/locate.ts";
import { staysWithGuests } from "../stay/service-days.ts";
import type { TimedTrip } from "../trip/time-of-trip.ts";

/** By road between two addresses; null where we don’t know one of them. */
export function kilometresBetween(from: string, to: string): number | null {
  const [start, end] = [locate(from).place, locate(to).place];
  return start && end ? roadBetween(start, end).kilometres : null;
}

type Way = Pick<TimedTrip, "service" | "offer" | "returnAt" | "hireUnit" | "pickupLocation" | "destination">;

/** The vehicle’s cost for the way with passengers and `emptyKm` without. Unknown for a tour, whose way is the guests’. */
export function vehicleCost(trip: Way, perKm: number | undefined, emptyKm = 0): number | null {
  const way = staysWithGuests(trip) ? null : kilometresBetween(trip.pickupLocation, trip.destination);
  return perKm === undefined || way === null ? null : Math.round(perKm * (way + emptyKm));
}
