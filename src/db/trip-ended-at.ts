import { type SQL, sql } from "drizzle-orm";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

const over = sql.join(
  overStates.map((state) => sql`${state}`),
  sql`, `,
);

/** When a trip was first over; null while it is not. What our team finds out later about it does not change when it ended. */
export const tripEndedAt: SQL<Date | null> = subquery<Date | null>`(
  select min(over.created_at) from trip_moves over
  where over.trip_id = ${trips.id} and over.to_state in (${over})
    and not exists (
      select from trip_moves later
      where later.trip_id = over.trip_id and later.created_at > over.created_at and later.to_state not in (${over})))`.mapWith(
  trips.plannedEnd,
);
