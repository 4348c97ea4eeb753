import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { dutySpans, latestPositions } from "#db/schema/tracking.ts";

/** Pressed twice at once, it starts once. */
export async function startDuty(db: Database, span: { id: string; driverId: string; startedAt: Date }): Promise<void> {
  await db.insert(dutySpans).values(span).onConflictDoNothing();
}

/** Ends the open duty, at the latest when it would have ended by itself. */
export async function endDuty(db: Database, driverId: string, at: Date, atMostHours: number): Promise<void> {
  const latest = sql`${dutySpans.startedAt} + make_interval(hours => ${atMostHours})`;
  await db
    .update(dutySpans)
    .set({ endedAt: sql`greatest(${dutySpans.startedAt}, least(${at.toISOString()}::timestamptz, ${latest}))` })
    .where(and(eq(dutySpans.driverId, driverId), isNull(dutySpans.endedAt)));
}

/** Removes a driver who goes off duty from the live map. */
export async function leaveMap(db: Database, driverId: string, at: Date): Promise<void> {
  await db
    .update(latestPositions)
    .set({ dutyUntil: at, isOnShift: false })
    .where(
      and(eq(latestPositions.driverId, driverId), sql`${latestPositions.dutyUntil} > ${at.toISOString()}::timestamptz`),
    );
}
