import { sql } from "drizzle-orm";
import type { Span } from "#domain/trip/capacity.ts";

/** A parameter of a prepared statement. */
export const param = sql.placeholder;

/**
 * Matches one of the given ids. As a subquery the list has one length for every plan: a plan for a single id always
 * looks cheaper than the cached one, and would be made again each time.
 */
export const anyOf = (name: string) => sql`any ((select ${param(name)}::uuid[])::uuid[])`;

/** The time around these trips as recorded, or a given time if there are none. */
export type TimeQuestion = Span & {
  readonly tripIds: readonly string[];
  /** As if they started this many minutes later. */
  readonly minutesLater: number;
};

/** How far on either side of a trip it looks, before it knows how long the trip takes its driver. */
export const marginHours = 40;
const margin = sql.raw(`interval '${marginHours} hours'`);

/** The time in question, as one row with one range. */
export const requestedTime = sql`(
  select tstzrange(
    coalesce(min(asked_trips.pickup_at) + make_interval(mins => ${param("minutesLater")}::int) - ${margin}, ${param("from")}::timestamptz),
    coalesce(max(asked_trips.planned_end) + make_interval(mins => ${param("minutesLater")}::int) + ${margin}, ${param("to")}::timestamptz)) as span
  from trips asked_trips where asked_trips.id = ${anyOf("tripIds")})`;
