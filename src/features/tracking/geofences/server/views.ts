import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { geofences, geofenceVisits } from "#db/schema/tracking.ts";

export const isGeofence = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(geofences, and(eq(geofences.id, id), isNull(geofences.deletedAt)))) > 0;

export const countGeofences = (db: ReadDb) => db.$count(geofences, isNull(geofences.deletedAt));

export const findVisitsSince = (db: ReadDb, since: Date, atMost: number) =>
  db
    .select({
      id: geofenceVisits.id,
      geofence: geofences.name,
      plate: vehicles.plate,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      enteredAt: geofenceVisits.enteredAt,
      leftAt: geofenceVisits.leftAt,
    })
    .from(geofenceVisits)
    .innerJoin(geofences, eq(geofences.id, geofenceVisits.ofId))
    .innerJoin(vehicles, eq(vehicles.id, geofenceVisits.vehicleId))
    .leftJoin(drivers, eq(drivers.id, geofenceVisits.driverId))
    .where(and(eq(geofenceVisits.place, "geofence"), gt(geofenceVisits.enteredAt, since)))
    .orderBy(desc(geofenceVisits.enteredAt), asc(geofenceVisits.id))
    .limit(atMost);
