import { sql } from "drizzle-orm";
import type { Span } from "#domain/trip/capacity.ts";

/** A parameter of a prepared statement. */
export const param = sql.placeholder;

/**
 * One of the ids in the parameter. As a subquery the list looks the same to the planner for every length;
 * otherwise a plan for one id would always look cheaper than the cached one and be made again each time.
 */
export const anyOf = (name: string) => sql`any ((select ${param(name)}::uuid[])::uuid[])`;

/** The period around these trips as they are stored, or a given period without trips. */
export type TimeQuestion = Span & {
  readonly tripIds: readonly string[];
  /** Reads as if the trips started this many minutes later. */
  readonly minutesLater: number;
};

/** The margin on each side, read before it is known how long the trip occupies its driver. */
export const marginHours = 40;
const margin = sql.raw(`interval '${marginHours} hours'`);

/** The requested period, as one row with one range. */
export const requestedTime = sql`(
  select tstzrange(
    coalesce(min(asked_trips.pickup_at) + make_interval(mins => ${param("minutesLater")}::int) - ${margin}, ${param("from")}::timestamptz),
    coalesce(max(asked_trips.planned_end) + make_interval(mins => ${param("minutesLater")}::int) + ${margin}, ${param("to")}::timestamptz)) as span
  from trips asked_trips where asked_trips.id = ${anyOf("tripIds")})`;
