import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { ReadDb } from "../connect.ts";
import { drivers } from "../schema/drivers.ts";
import { payItems } from "../schema/pay.ts";
import { paymentMoves, payments } from "../schema/payments.ts";
import { vehicleShifts } from "../schema/shifts.ts";
import { subquery } from "../subquery.ts";

type Limits = { readonly until?: Date };

/**
 * Cash that drivers say they took, which no shift of theirs has handed in and no pay run has set off: of these drivers, or of
 * all. A feature’s views hand it on.
 */
export async function findCashHeld(db: ReadDb, driverIds: readonly string[] | "all", { until }: Limits = {}) {
  return db
    .select({
      id: payments.id,
      amountCents: payments.amountCents,
      driverId: drivers.id,
      providerId: drivers.providerId,
      collectedAt: paymentMoves.createdAt,
    })
    .from(payments)
    .innerJoin(paymentMoves, and(eq(paymentMoves.paymentId, payments.id), eq(paymentMoves.toState, "collected")))
    .innerJoin(drivers, eq(sql`${drivers.userId}::text`, paymentMoves.actor))
    .where(
      and(
        eq(payments.method, "cash"),
        eq(payments.state, "collected"),
        driverIds === "all" ? undefined : inArray(drivers.id, [...driverIds]),
        until && lte(paymentMoves.createdAt, until),
        subquery<boolean>`not exists (select 1 from ${vehicleShifts} where ${vehicleShifts.driverId} = ${drivers.id}
          and ${vehicleShifts.state} = 'ended' and ${vehicleShifts.paymentIds} ? ${payments.id}::text)`,
        subquery<boolean>`not exists (select 1 from ${payItems} where ${payItems.kind} = 'cash'
          and ${payItems.sourceId} = ${payments.id})`,
      ),
    )
    .orderBy(payments.createdAt, payments.id);
}
