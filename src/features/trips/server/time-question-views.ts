import { sql } from "drizzle-orm";
import type { Span } from "#domain/trip/capacity.ts";

/** A parameter of a prepared statement. */
export const param = sql.placeholder;

/**
 * One of the ids it is given. As a query of its own the list has the same length for every plan: a plan for one id would
 * always look cheaper than the one that is kept, and be made again each time.
 */
export const anyOf = (name: string) => sql`any ((select ${param(name)}::uuid[])::uuid[])`;

/** Asked about the time around these trips as they are recorded; about a certain time where there are none. */
export type TimeQuestion = Span & {
  readonly tripIds: readonly string[];
  /** As if they were to start so many minutes later. */
  readonly minutesLater: number;
};

/** So far on either side of a trip it is asked at once, before it is known for how long the trip takes its driver. */
export const marginHours = 40;
const margin = sql.raw(`interval '${marginHours} hours'`);

/** The time it is asked about, as one row with one span. */
export const requestedTime = sql`(
  select tstzrange(
    coalesce(min(asked_trips.pickup_at) + make_interval(mins => ${param("minutesLater")}::int) - ${margin}, ${param("from")}::timestamptz),
    coalesce(max(asked_trips.planned_end) + make_interval(mins => ${param("minutesLater")}::int) + ${margin}, ${param("to")}::timestamptz)) as span
  from trips asked_trips where asked_trips.id = ${anyOf("tripIds")})`;
