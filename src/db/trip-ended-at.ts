import { type SQL, sql } from "drizzle-orm";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

const over = sql.join(
  overStates.map((state) => sql`${state}`),
  sql`, `,
);

/** For a trip that was completed automatically: its end as found out later, or as planned. */
const endRecorded = subquery<Date>`coalesce((select max(e.happened_at) from trip_events e
  where e.trip_id = ${trips.id} and e.event in ('dropoff', 'break_off') and e.outcome = 'moved'), ${trips.plannedEnd})`;

/** When a trip ended; null while it has not. Automatic completion hours later says nothing about that. */
export const tripEndedAt: SQL<Date | null> = subquery<Date | null>`(
  select case when over.to_state = 'completed_unverified' then ${endRecorded} else over.created_at end from trip_moves over
  where over.trip_id = ${trips.id} and over.to_state in (${over})
    and not exists (
      select from trip_moves later
      where later.trip_id = over.trip_id and later.created_at > over.created_at and later.to_state not in (${over}))
  order by over.created_at, over.id limit 1)`.mapWith(trips.plannedEnd);
