import { locate, roadBetween } from "../geography/locate.ts";
import { staysWithGuests } from "../stay/service-days.ts";
import type { TimedTrip } from "../trip/time-of-trip.ts";

/** Road kilometres between two addresses; null if either is unknown. */
export function kilometresBetween(from: string, to: string): number | null {
  const [start, end] = [locate(from).place, locate(to).place];
  return start && end ? roadBetween(start, end).kilometres : null;
}

type Way = Pick<TimedTrip, "service" | "offer" | "returnAt" | "hireUnit" | "pickupLocation" | "destination">;

/**
 * The vehicle’s cost for the drive with passengers and `emptyKm` without. Unknown for a tour, where guests choose the
 * route.
 */
export function vehicleCost(trip: Way, perKm: number | undefined, emptyKm = 0): number | null {
  const way = staysWithGuests(trip) ? null : kilometresBetween(trip.pickupLocation, trip.destination);
  return perKm === undefined || way === null ? null : Math.round(perKm * (way + emptyKm));
}
