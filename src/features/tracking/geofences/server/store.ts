import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { geofences } from "#db/schema/tracking.ts";
import { nextVersion } from "#platform/edit-record.ts";

type NewGeofence = typeof geofences.$inferInsert;
export const insertGeofence = (db: Database, row: NewGeofence) => db.insert(geofences).values(row);

type Change = Pick<NewGeofence, "name" | "purpose" | "shape" | "updatedAt">;

/** False if it has been changed in the meantime. */
export async function updateGeofence(db: Database, id: string, version: number, change: Change): Promise<boolean> {
  const written = await db
    .update(geofences)
    .set({ ...change, version: nextVersion({ version }) })
    .where(and(eq(geofences.id, id), eq(geofences.version, version), isNull(geofences.deletedAt)))
    .returning({ id: geofences.id });
  return written.length > 0;
}

/** The name of the deleted geofence; undefined if there was none. */
export async function markDeleted(db: Database, id: string, now: Date): Promise<string | undefined> {
  const [gone] = await db
    .update(geofences)
    .set({ deletedAt: now })
    .where(and(eq(geofences.id, id), isNull(geofences.deletedAt)))
    .returning({ name: geofences.name });
  return gone?.name;
}
