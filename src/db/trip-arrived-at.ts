import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** When the driver who drives the trip was at the pickup; null where no one said so. views/trip-arrivals.sql says how that is known. */
export const tripArrivedAt = subquery<Date | null>`(select arrival.arrived_at from trip_arrivals arrival
  where arrival.trip_id = ${trips.id})`.mapWith(trips.pickupAt);

/** When the flight that a trip waits for has landed, or lands as far as anybody can tell; null where it doesn’t come. */
export const tripLandedAt = subquery<Date | null>`(select flight.expected_at from trip_flights flight
  where flight.trip_id = coalesce(${trips.splitFrom}, ${trips.id})
    and flight.status in ('scheduled', 'delayed', 'departed', 'landed'))`.mapWith(trips.pickupAt);
