import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/**
 * When the trip’s driver arrived at the pickup; null if unknown. views/trip-arrivals.sql says how it is determined.
 */
export const tripArrivedAt = subquery<Date | null>`(select arrival.arrived_at from trip_arrivals arrival
  where arrival.trip_id = ${trips.id})`.mapWith(trips.pickupAt);

/** When the trip’s flight landed, or is expected to; null if it is cancelled. */
export const tripLandedAt = subquery<Date | null>`(select flight.expected_at from trip_flights flight
  where flight.trip_id = coalesce(${trips.splitFrom}, ${trips.id})
    and flight.status in ('scheduled', 'delayed', 'departed', 'landed'))`.mapWith(trips.pickupAt);
