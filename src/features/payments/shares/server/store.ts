import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { billShares, billSplits } from "#db/schema/payments.ts";

export type SplitRow = typeof billSplits.$inferSelect;
export type ShareRow = typeof billShares.$inferSelect;

export async function insertSplit(
  db: Database,
  split: typeof billSplits.$inferInsert,
  shares: readonly (typeof billShares.$inferInsert)[],
): Promise<void> {
  await db.insert(billSplits).values(split);
  await db.insert(billShares).values([...shares]);
}

export async function endSplit(db: Database, id: string, endedAt: Date): Promise<void> {
  await db.update(billSplits).set({ endedAt }).where(eq(billSplits.id, id));
}

export async function noteReminder(db: Database, shareId: string, remindedAt: Date): Promise<void> {
  await db.update(billShares).set({ remindedAt }).where(eq(billShares.id, shareId));
}

/** Overdue splits, locked against other instances until this one has emitted their events. */
export const lockOverdueSplits = (db: Database, now: Date): Promise<SplitRow[]> =>
  db
    .select()
    .from(billSplits)
    .where(sql`${billSplits.endedAt} is null and ${billSplits.payUntil} <= ${now}`)
    .orderBy(billSplits.payUntil)
    .limit(100)
    .for("update", { skipLocked: true });
