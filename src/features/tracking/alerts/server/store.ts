import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { roadAlerts } from "#db/schema/tracking.ts";

type NewAlert = typeof roadAlerts.$inferInsert;

/** An existing alert stays as it was raised. */
export async function raiseAlerts(db: Database, rows: readonly NewAlert[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(roadAlerts)
      .values([...rows])
      .onConflictDoNothing();
}

export async function clearAlerts(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(roadAlerts)
    .set({ clearedAt: now })
    .where(and(inArray(roadAlerts.id, [...ids]), isNull(roadAlerts.clearedAt)));
}
