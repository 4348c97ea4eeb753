import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { maintenancePlans, odometerReadings, vehicleDefects, vehicles, workOrders } from "#db/schema/fleet.ts";
import { downtimeHours } from "../../server/downtime-views.ts";

/** Active plans of one vehicle, or of all that are not retired. */
export const findPlans = (db: ReadDb, vehicleId: string | undefined) =>
  db
    .select({ ...getTableColumns(maintenancePlans), plate: vehicles.plate, odometerKm: vehicles.odometerKm })
    .from(maintenancePlans)
    .innerJoin(vehicles, eq(vehicles.id, maintenancePlans.vehicleId))
    .where(
      and(
        isNull(maintenancePlans.endedAt),
        vehicleId ? eq(maintenancePlans.vehicleId, vehicleId) : ne(vehicles.state, "retired"),
      ),
    )
    .orderBy(asc(vehicles.plate), asc(maintenancePlans.createdAt))
    .limit(1000);
export type PlanRecord = Awaited<ReturnType<typeof findPlans>>[number];

const dayOf = (column: typeof odometerReadings.readAt, order: "min" | "max") =>
  sql<string>`to_char(${sql.raw(order)}(${column}) at time zone 'Africa/Johannesburg', 'YYYY-MM-DD')`;

/** The first and last reading in the recent period. */
export async function findDriven(db: ReadDb, vehicleIds: readonly string[], { since }: { since: Date }) {
  if (vehicleIds.length === 0) return new Map();
  const rows = await db
    .select({
      vehicleId: odometerReadings.vehicleId,
      firstKm: sql<number>`min(${odometerReadings.km})::int`,
      lastKm: sql<number>`max(${odometerReadings.km})::int`,
      firstOn: dayOf(odometerReadings.readAt, "min"),
      lastOn: dayOf(odometerReadings.readAt, "max"),
    })
    .from(odometerReadings)
    .where(and(inArray(odometerReadings.vehicleId, [...vehicleIds]), gte(odometerReadings.readAt, since)))
    .groupBy(odometerReadings.vehicleId);
  return new Map(rows.map((row) => [row.vehicleId, row]));
}

/** One vehicle’s latest orders; for the fleet the unfinished ones. */
export const findOrders = (db: ReadDb, vehicleId: string | undefined) =>
  db
    .select({ ...getTableColumns(workOrders), plate: vehicles.plate, planName: maintenancePlans.name, downtimeHours })
    .from(workOrders)
    .innerJoin(vehicles, eq(vehicles.id, workOrders.vehicleId))
    .leftJoin(maintenancePlans, eq(maintenancePlans.id, workOrders.planId))
    .where(
      vehicleId ? eq(workOrders.vehicleId, vehicleId) : inArray(workOrders.state, ["open", "in_progress", "blocked"]),
    )
    .orderBy(
      sql`case when ${workOrders.state} in ('done', 'cancelled') then 1 else 0 end`,
      sql`${workOrders.plannedFrom} asc nulls last`,
      desc(workOrders.createdAt),
    )
    .limit(100);
export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export async function findDefectsOf(db: ReadDb, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({ id: vehicleDefects.id, text: vehicleDefects.text, workOrderId: vehicleDefects.workOrderId })
    .from(vehicleDefects)
    .where(inArray(vehicleDefects.workOrderId, [...orderIds]));
}
