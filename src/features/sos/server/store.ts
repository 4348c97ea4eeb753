import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { sosAlarms, sosMoves, sosPlaces } from "#db/schema/sos.ts";
import type { SosState } from "#domain/sos/sos-lifecycle.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type SosRow = typeof sosAlarms.$inferSelect;
export type SosChanges = Partial<Pick<SosRow, "takenBy" | "takenAt" | "closedBy" | "closedAt" | "closingWords">>;

/** False if it is already known, because a phone without an answer retries. */
export async function insertAlarm(db: Database, row: typeof sosAlarms.$inferInsert): Promise<boolean> {
  const written = await db.insert(sosAlarms).values(row).onConflictDoNothing().returning({ id: sosAlarms.id });
  return written.length > 0;
}

export async function lockAlarm(db: Database, id: string): Promise<SosRow | undefined> {
  const [row] = await db.select().from(sosAlarms).where(eq(sosAlarms.id, id)).for("update");
  return row;
}

export async function updateAlarm(db: Database, id: string, changes: Partial<SosRow>): Promise<void> {
  await db.update(sosAlarms).set(changes).where(eq(sosAlarms.id, id));
}

export async function insertAlarmMove(db: Database, { recordId, from, to, ...line }: HistoryLine<SosState>) {
  await db.insert(sosMoves).values({ ...line, alarmId: recordId, fromState: from, toState: to });
}

export async function insertPlace(db: Database, row: typeof sosPlaces.$inferInsert): Promise<void> {
  await db.insert(sosPlaces).values(row).onConflictDoNothing();
}

export async function deletePlacesClosedBefore(db: Database, moment: Date): Promise<void> {
  const closed = db
    .select({ id: sosAlarms.id })
    .from(sosAlarms)
    .where(and(eq(sosAlarms.state, "closed"), lt(sosAlarms.closedAt, moment)));
  await db.delete(sosPlaces).where(inArray(sosPlaces.alarmId, closed));
}
