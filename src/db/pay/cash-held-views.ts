import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { ReadDb } from "../connect.ts";
import { drivers } from "../schema/drivers.ts";
import { payItems } from "../schema/pay.ts";
import { payments } from "../schema/payments.ts";
import { vehicleShifts } from "../schema/shifts.ts";
import { subquery } from "../subquery.ts";

/** Cash is received when it is collected. */
const paidAt = sql<Date>`${payments.paidAt}`.mapWith(payments.paidAt);

type Limits = { readonly until?: Date };

/**
 * Cash that drivers took, no matter who recorded it, and that no shift has handed in and no pay run offset: for these drivers
 * or for all. Exported again by features’ views.
 */
export async function findCashHeld(db: ReadDb, driverIds: readonly string[] | "all", { until }: Limits = {}) {
  return db
    .select({
      id: payments.id,
      amountCents: payments.amountCents,
      driverId: drivers.id,
      providerId: drivers.providerId,
      collectedAt: paidAt,
    })
    .from(payments)
    .innerJoin(drivers, eq(drivers.id, payments.cashDriverId))
    .where(
      and(
        eq(payments.method, "cash"),
        eq(payments.state, "collected"),
        driverIds === "all" ? undefined : inArray(drivers.id, [...driverIds]),
        until && lte(payments.paidAt, until),
        subquery<boolean>`not exists (select 1 from ${vehicleShifts} where ${vehicleShifts.driverId} = ${drivers.id}
          and ${vehicleShifts.state} = 'ended' and ${vehicleShifts.paymentIds} ? ${payments.id}::text)`,
        subquery<boolean>`not exists (select 1 from ${payItems} where ${payItems.kind} = 'cash'
          and ${payItems.sourceId} = ${payments.id})`,
      ),
    )
    .orderBy(payments.createdAt, payments.id);
}
