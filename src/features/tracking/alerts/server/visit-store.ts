import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { geofenceVisits } from "#db/schema/tracking.ts";

type NewVisit = typeof geofenceVisits.$inferInsert;

/** Another instance may have just recorded the same arrival: it is stored once. */
export async function insertVisits(db: Database, rows: readonly NewVisit[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(geofenceVisits)
      .values([...rows])
      .onConflictDoNothing();
}

export async function closeVisit(db: Database, id: string, leftAt: Date): Promise<void> {
  await db
    .update(geofenceVisits)
    .set({ leftAt })
    .where(and(eq(geofenceVisits.id, id), isNull(geofenceVisits.leftAt)));
}

/** A vehicle that went off duty inside a place is taken to have left it then. */
export const closeSilentVisits = (db: Database, heardBefore: Date) =>
  db.execute(sql`update geofence_visits v set left_at = greatest(l.taken_at, v.entered_at) from latest_positions l
    where v.left_at is null and l.vehicle_id = v.vehicle_id and l.received_at < ${heardBefore.toISOString()}::timestamptz`);

export const declineVisit = (db: Database, id: string, by: { at: Date; who: string }) =>
  db.update(geofenceVisits).set({ declinedAt: by.at, declinedBy: by.who }).where(eq(geofenceVisits.id, id));
