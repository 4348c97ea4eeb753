import { addHours } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad } from "../trip/trip-on-road.ts";

/** A phone keeps the trips of this many hours ahead offline, and deletes each this long after its end. */
export const savedHoursAhead = 48;
export const savedHoursAfter = 24;

type SavedTrip = { readonly state: TripState; readonly pickup_at: string; readonly ends_at: string };

/** The trips a phone may keep now. One that has started stays until its end. */
export const tripsToSave = <T extends SavedTrip>(trips: readonly T[], now: Date): readonly T[] =>
  trips.filter(
    (trip) =>
      isOnRoad(trip) ||
      (new Date(trip.pickup_at) < addHours(now, savedHoursAhead) &&
        new Date(trip.ends_at) > addHours(now, -savedHoursAfter)),
  );
