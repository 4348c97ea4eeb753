import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** When the flight that a trip waits for has landed, or lands as far as anybody can tell; null where it doesn’t come. */
export const tripLandedAt = subquery<Date | null>`(select flight.expected_at from trip_flights flight
  where flight.trip_id = coalesce(${trips.splitFrom}, ${trips.id})
    and flight.status in ('scheduled', 'delayed', 'departed', 'landed'))`.mapWith(trips.plannedStart);
