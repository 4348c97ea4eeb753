import { and, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicleDefects, vehicles } from "#db/schema/fleet.ts";
import { assignments } from "#db/schema/trips.ts";

/** All defects of one vehicle, or the fleet’s open ones; unsafe first, then latest. */
export const findDefects = (db: ReadDb, vehicleId: string | undefined) =>
  db
    .select({ ...getTableColumns(vehicleDefects), plate: vehicles.plate })
    .from(vehicleDefects)
    .innerJoin(vehicles, eq(vehicles.id, vehicleDefects.vehicleId))
    .where(vehicleId ? eq(vehicleDefects.vehicleId, vehicleId) : inArray(vehicleDefects.state, ["open", "scheduled"]))
    .orderBy(
      sql`case when ${vehicleDefects.state} in ('open', 'scheduled') then 0 else 1 end`,
      sql`case ${vehicleDefects.severity} when 'unsafe' then 0 when 'repair_soon' then 1 else 2 end`,
      desc(vehicleDefects.createdAt),
    )
    .limit(100);

export async function findDriverId(db: ReadDb, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return row?.id;
}

/** A driver’s recent and coming trips. */
export const findDrivenBy = (db: ReadDb, driverId: string, span: { readonly from: Date; readonly until: Date }) =>
  db
    .selectDistinct({ id: vehicles.id, plate: vehicles.plate, make: vehicles.make, model: vehicles.model })
    .from(assignments)
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        // Retired vehicles are not repaired.
        ne(vehicles.state, "retired"),
        sql`${assignments.busy} && tstzrange(${span.from.toISOString()}, ${span.until.toISOString()})`,
      ),
    )
    .orderBy(vehicles.plate)
    .limit(50);
