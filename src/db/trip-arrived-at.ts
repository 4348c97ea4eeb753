import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** Since when the driver who has it now may have come: who was released before them came for nothing. */
const sinceReleased = subquery<Date>`coalesce((select max(released.created_at) from trip_moves released
  where released.trip_id = ${trips.id} and released.to_state = 'unassigned'), '-infinity')`;

/**
 * When the driver who drives the trip was at the pickup; null where no one said so. What a phone without a line reports
 * later happened when it happened, and who looks for passengers or has them on board is there.
 */
export const tripArrivedAt = subquery<Date | null>`coalesce(
  (select min(e.happened_at) from trip_events e where e.trip_id = ${trips.id} and e.outcome = 'moved'
    and e.event in ('arrive', 'cant_find', 'met') and e.received_at >= ${sinceReleased}),
  (select min(m.created_at) from trip_moves m where m.trip_id = ${trips.id} and m.to_state = 'arrived'
    and m.created_at >= ${sinceReleased}))`.mapWith(trips.plannedStart);

/** When the flight that a trip waits for has landed, or lands as far as anybody can tell; null where it doesn’t come. */
export const tripLandedAt = subquery<Date | null>`(select flight.expected_at from trip_flights flight
  where flight.trip_id = coalesce(${trips.splitFrom}, ${trips.id})
    and flight.status in ('scheduled', 'delayed', 'departed', 'landed'))`.mapWith(trips.plannedStart);
