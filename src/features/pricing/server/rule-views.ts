import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { organisations } from "#db/schema/partners.ts";
import { geofences } from "#db/schema/tracking.ts";

/** The price zones on the map. */
export const findZones = (db: ReadDb) =>
  db
    .select({ id: geofences.id, name: geofences.name, shape: geofences.shape })
    .from(geofences)
    .where(and(eq(geofences.purpose, "price_zone"), isNull(geofences.deletedAt)))
    .orderBy(asc(geofences.name), asc(geofences.id));

/** Those that book by themselves, at their own rates. */
export const findBuyers = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name, kind: organisations.kind })
    .from(organisations)
    .where(
      and(eq(organisations.status, "active"), inArray(organisations.kind, ["hotel", "travel_agency", "corporate"])),
    )
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(1000);
