import { and, eq, inArray, or } from "drizzle-orm";
import { drivers } from "../schema/drivers.ts";
import { assignments } from "../schema/trips.ts";
import { subquery } from "../subquery.ts";

/** Warnings someone has overridden for the driver and the vehicle of an assignment, by subject. */
export const decidedAgainst = subquery`(select about.* from audit_log entry, jsonb_to_recordset(entry.details -> 'about')
    as about(kind text, who text, document text, date text)
  where entry.subject_kind = 'assignment' and entry.subject_id = ${assignments.id}::text
    and entry.action = 'assignment.overridden')`;

/** A super-user has decided that the driver drives this trip while suspended. */
export const isKeptWhileSuspended = subquery<boolean>`exists (select 1 from ${decidedAgainst} known
  where known.kind = 'driver_not_active')`;

/** One thing that was decided against: what it is, who or what it is about, and the last day of the document where it is one. */
export type Decided = { readonly kind: string; readonly who: string; readonly date: string | null };

/** All of it. Most assignments were never overridden, and cost nothing. */
export const allDecided = subquery<readonly Decided[]>`(case when ${assignments.overrideReason} is null then '[]'::json
  else (select coalesce(json_agg(json_build_object('kind', known.kind, 'who', known.who, 'date', known.date)
    order by known.kind, known.who, known.date), '[]') from ${decidedAgainst} known) end)`;

/** Trips that a driver still drives: one who is suspended brings home those on board, and drives what a super-user kept them on. */
export const isStillTheirs = or(
  inArray(drivers.state, ["active", "on_leave"]),
  and(eq(drivers.state, "suspended"), or(eq(assignments.state, "active"), isKeptWhileSuspended)),
);
