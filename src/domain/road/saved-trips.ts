import { addHours } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad } from "../trip/trip-on-road.ts";

/** A phone has the trips of so many hours ahead offline, and forgets each so long after its end. */
export const savedHoursAhead = 48;
export const savedHoursAfter = 24;

type SavedTrip = { readonly state: TripState; readonly pickup_at: string; readonly ends_at: string };

/** Which trips a phone may have with it now. One that has started stays until it ends. */
export const tripsToSave = <T extends SavedTrip>(trips: readonly T[], now: Date): readonly T[] =>
  trips.filter(
    (trip) =>
      isOnRoad(trip) ||
      (new Date(trip.pickup_at) < addHours(now, savedHoursAhead) &&
        new Date(trip.ends_at) > addHours(now, -savedHoursAfter)),
  );
