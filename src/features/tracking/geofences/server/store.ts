import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { geofences, geofenceVisits } from "#db/schema/tracking.ts";

type NewGeofence = typeof geofences.$inferInsert;
type NewVisit = typeof geofenceVisits.$inferInsert;

export const insertGeofence = (db: Database, row: NewGeofence) => db.insert(geofences).values(row);

type Change = Pick<NewGeofence, "name" | "purpose" | "shape" | "updatedAt">;

/** False where another version is there by now. */
export async function updateGeofence(db: Database, id: string, version: number, change: Change): Promise<boolean> {
  const written = await db
    .update(geofences)
    .set({ ...change, version: version + 1 })
    .where(and(eq(geofences.id, id), eq(geofences.version, version), isNull(geofences.deletedAt)))
    .returning({ id: geofences.id });
  return written.length > 0;
}

/** The name of what was deleted; undefined where it is none or is deleted already. */
export async function markDeleted(db: Database, id: string, now: Date): Promise<string | undefined> {
  const [gone] = await db
    .update(geofences)
    .set({ deletedAt: now })
    .where(and(eq(geofences.id, id), isNull(geofences.deletedAt)))
    .returning({ name: geofences.name });
  return gone?.name;
}

/** Another instance may have noted the same arrival just now: it is noted once. */
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

/** A vehicle that went off duty in a place left it then, as far as anyone knows. */
export const closeSilentVisits = (db: Database, heardBefore: Date) =>
  db.execute(sql`update geofence_visits v set left_at = greatest(l.taken_at, v.entered_at) from latest_positions l
    where v.left_at is null and l.vehicle_id = v.vehicle_id and l.received_at < ${heardBefore.toISOString()}::timestamptz`);

export const declineVisit = (db: Database, id: string, by: { at: Date; who: string }) =>
  db.update(geofenceVisits).set({ declinedAt: by.at, declinedBy: by.who }).where(eq(geofenceVisits.id, id));

export const deleteVisitsBefore = (db: Database, day: Date) =>
  db.delete(geofenceVisits).where(lt(geofenceVisits.enteredAt, day));
