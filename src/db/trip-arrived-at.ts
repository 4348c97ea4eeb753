import type { SQL } from "drizzle-orm";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** When the driver was at the pickup; null where no one said so. What a phone without a line reports later happened when it happened. */
export const tripArrivedAt: SQL<Date | null> = subquery<Date | null>`least(
  (select min(m.created_at) from trip_moves m where m.trip_id = ${trips.id} and m.to_state = 'arrived'),
  (select min(e.happened_at) from trip_events e where e.trip_id = ${trips.id} and e.event = 'arrive' and e.outcome = 'moved'))`.mapWith(
  trips.plannedEnd,
);
