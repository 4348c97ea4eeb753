import { asc, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { geofences } from "#db/schema/tracking.ts";

export const geofencesAtMost = 200;

/** The depot first. */
export const findGeofences = (db: ReadDb) =>
  db
    .select({
      id: geofences.id,
      name: geofences.name,
      purpose: geofences.purpose,
      shape: geofences.shape,
      version: geofences.version,
    })
    .from(geofences)
    .where(isNull(geofences.deletedAt))
    .orderBy(asc(geofences.purpose), asc(geofences.name), asc(geofences.id))
    .limit(geofencesAtMost);
