import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { fuelEntries, odometerReadings, workOrders } from "#db/schema/fleet.ts";

const shown = 60;

/** Latest first. */
export const findReadings = (db: ReadDb, vehicleId: string) =>
  db
    .select()
    .from(odometerReadings)
    .where(eq(odometerReadings.vehicleId, vehicleId))
    .orderBy(desc(odometerReadings.readAt), desc(odometerReadings.km))
    .limit(shown);

/** The latest fills, oldest first. */
export async function findFills(db: ReadDb, vehicleId: string) {
  const rows = await db
    .select()
    .from(fuelEntries)
    .where(eq(fuelEntries.vehicleId, vehicleId))
    .orderBy(desc(fuelEntries.filledAt), desc(fuelEntries.km))
    .limit(shown);
  return rows.toReversed();
}

/** Fills before a time, in order. */
export async function findFillsUntil(db: ReadDb, vehicleId: string, at: Date) {
  const rows = await db
    .select({ km: fuelEntries.km, litres: fuelEntries.litres, isFull: fuelEntries.isFull })
    .from(fuelEntries)
    .where(and(eq(fuelEntries.vehicleId, vehicleId), lte(fuelEntries.filledAt, at)))
    .orderBy(desc(fuelEntries.filledAt), desc(fuelEntries.km))
    .limit(20);
  return rows.toReversed();
}

type Period = { readonly from: Date; readonly until: Date };

const partsCents = sql`(select coalesce(sum((part ->> 'cost_cents')::int * (part ->> 'quantity')::int), 0)
  from jsonb_array_elements(work_orders.parts) part)`;

/** The spending and distance in a period. Work orders list their parts with prices each. */
export async function findCosts(db: ReadDb, vehicleId: string, { from, until }: Period) {
  const [fuel] = await db
    .select({
      cents: sql<number>`coalesce(sum(${fuelEntries.costCents}), 0)::float8`,
      fills: sql<number>`count(*)::int`,
    })
    .from(fuelEntries)
    .where(
      and(eq(fuelEntries.vehicleId, vehicleId), gte(fuelEntries.filledAt, from), lte(fuelEntries.filledAt, until)),
    );
  const [work] = await db
    .select({
      cents: sql<number>`coalesce(sum(${workOrders.labourCents} + ${partsCents}), 0)::float8`,
      orders: sql<number>`count(*)::int`,
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.vehicleId, vehicleId),
        eq(workOrders.state, "done"),
        sql`${workOrders.doneOn} between (${from.toISOString()}::timestamptz at time zone 'Africa/Johannesburg')::date
          and (${until.toISOString()}::timestamptz at time zone 'Africa/Johannesburg')::date`,
      ),
    );
  const [driven] = await db
    .select({ km: sql<number>`coalesce(max(${odometerReadings.km}) - min(${odometerReadings.km}), 0)::int` })
    .from(odometerReadings)
    .where(
      and(
        eq(odometerReadings.vehicleId, vehicleId),
        gte(odometerReadings.readAt, from),
        lte(odometerReadings.readAt, until),
      ),
    );
  return {
    fuelCents: fuel?.cents ?? 0,
    fills: fuel?.fills ?? 0,
    workCents: work?.cents ?? 0,
    workOrders: work?.orders ?? 0,
    km: driven?.km ?? 0,
  };
}
