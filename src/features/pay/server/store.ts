import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { payItems, payRules } from "#db/schema/pay.ts";

export type PayRuleRow = typeof payRules.$inferInsert;
export type PayItemRow = typeof payItems.$inferInsert;

export async function insertRule(db: Database, row: PayRuleRow): Promise<void> {
  await db.insert(payRules).values(row);
}

const inputOf = (column: string) => sql.raw(`excluded.${column}`);

/** Overwrites open items; those on a statement stay. */
export async function writeItems(db: Database, rows: readonly PayItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(payItems)
    // Always in the same order, so that simultaneous writers wait for each other instead of deadlocking.
    .values(rows.toSorted((a, b) => a.sourceId.localeCompare(b.sourceId)))
    .onConflictDoUpdate({
      target: [payItems.kind, payItems.sourceId],
      set: {
        driverId: inputOf("driver_id"),
        providerId: inputOf("provider_id"),
        ruleId: inputOf("rule_id"),
        earnedOn: inputOf("earned_on"),
        lines: inputOf("lines"),
        amountCents: inputOf("amount_cents"),
        vehicleCents: inputOf("vehicle_cents"),
        updatedAt: inputOf("updated_at"),
      },
      setWhere: isNull(payItems.statementId),
    });
}

/** Nothing is owed for these trips after all. */
export async function deleteTripItems(db: Database, tripIds: readonly string[]): Promise<void> {
  if (tripIds.length === 0) return;
  await db
    .delete(payItems)
    .where(and(eq(payItems.kind, "trip"), inArray(payItems.sourceId, [...tripIds]), isNull(payItems.statementId)));
}

/** A manual adjustment or tip; undefined if it is on a statement or unknown. */
export async function deleteAdjustment(db: Database, id: string) {
  const [gone] = await db
    .delete(payItems)
    .where(and(eq(payItems.id, id), inArray(payItems.kind, ["adjustment", "tip"]), isNull(payItems.statementId)))
    .returning({ driverId: payItems.driverId, amountCents: payItems.amountCents });
  return gone;
}
