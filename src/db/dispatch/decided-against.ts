import { and, eq, inArray, or } from "drizzle-orm";
import { drivers } from "../schema/drivers.ts";
import { assignments } from "../schema/trips.ts";
import { subquery } from "../subquery.ts";

/** Warnings overridden for an assignment’s driver and vehicle, by subject. */
export const decidedAgainst = subquery`(select about.* from audit_log entry, jsonb_to_recordset(entry.details -> 'about')
    as about(kind text, who text, document text, date text)
  where entry.subject_kind = 'assignment' and entry.subject_id = ${assignments.id}::text
    and entry.action = 'assignment.overridden')`;

/** A super-user allowed the driver to drive this trip while suspended. */
export const isKeptWhileSuspended = subquery<boolean>`exists (select 1 from ${decidedAgainst} known
  where known.kind = 'driver_not_active')`;

/** An overridden warning: its kind, its subject, and the document’s last day if it is one. */
export type Decided = { readonly kind: string; readonly who: string; readonly date: string | null };

/** All of them. Most assignments were never overridden, and cost nothing. */
export const allDecided = subquery<readonly Decided[]>`(case when ${assignments.overrideReason} is null then '[]'::json
  else (select coalesce(json_agg(json_build_object('kind', known.kind, 'who', known.who, 'date', known.date)
    order by known.kind, known.who, known.date), '[]') from ${decidedAgainst} known) end)`;

/** Trips that a suspended driver still drives: those on board, and those a super-user allowed. */
export const isStillTheirs = or(
  inArray(drivers.state, ["active", "on_leave"]),
  and(eq(drivers.state, "suspended"), or(eq(assignments.state, "active"), isKeptWhileSuspended)),
);
