import { and, eq, inArray, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { ReadDb } from "../connect.ts";
import { fuelEntries, workOrders } from "../schema/fleet.ts";

/**
 * Fuel and workshop costs since a day, and the kilometres between the first and last fill. Exported again by features’
 * views.
 */
export async function findKmCosts(db: ReadDb, vehicleIds: readonly string[], since: LocalDate) {
  const ids = [...vehicleIds];
  const fuel = await db
    .select({
      vehicleId: fuelEntries.vehicleId,
      cents: sql<number>`sum(${fuelEntries.costCents})::int`,
      km: sql<number>`(max(${fuelEntries.km}) - min(${fuelEntries.km}))::int`,
    })
    .from(fuelEntries)
    .where(and(inArray(fuelEntries.vehicleId, ids), sql`${fuelEntries.filledAt} >= ${since}::date`))
    .groupBy(fuelEntries.vehicleId);
  const workshop = await db
    .select({
      vehicleId: workOrders.vehicleId,
      cents: sql<number>`sum(${workOrders.labourCents} + (select coalesce(sum((p ->> 'quantity')::numeric * (p ->> 'cost_cents')::numeric), 0) from jsonb_array_elements(${workOrders.parts}) p))::int`,
    })
    .from(workOrders)
    .where(
      and(
        inArray(workOrders.vehicleId, ids),
        eq(workOrders.state, "done"),
        sql`${workOrders.doneOn} >= ${since}::date`,
      ),
    )
    .groupBy(workOrders.vehicleId);
  const repaired = new Map(workshop.map(({ vehicleId, cents }) => [vehicleId, cents]));
  return fuel.map((row) => ({ ...row, cents: row.cents + (repaired.get(row.vehicleId) ?? 0) }));
}
