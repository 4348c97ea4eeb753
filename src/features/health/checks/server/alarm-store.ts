import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { healthAlarms } from "#db/schema/health.ts";
import type { AlarmRow } from "./alarm-views.ts";

type NewAlarm = Pick<AlarmRow, "id" | "checkId" | "severity" | "raisedAt" | "measured">;

/** Whether this instance raised it: if two see the same failure, only one does. */
export async function raiseAlarm(db: Database, alarm: NewAlarm): Promise<boolean> {
  const raised = await db.insert(healthAlarms).values(alarm).onConflictDoNothing().returning({ id: healthAlarms.id });
  return raised.length > 0;
}

/** Whether it was still open. */
export async function endAlarm(db: Database, id: string, end: { at: Date; measured: string }): Promise<boolean> {
  const ended = await db
    .update(healthAlarms)
    .set({ endedAt: end.at, endedMeasured: end.measured })
    .where(and(eq(healthAlarms.id, id), isNull(healthAlarms.endedAt)))
    .returning({ id: healthAlarms.id });
  return ended.length > 0;
}
