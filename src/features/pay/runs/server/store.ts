import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { payItems, payRunMoves, payRuns, payStatements } from "#db/schema/pay.ts";
import type { PayRunState } from "#domain/pay/pay-run.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type PayRunRow = typeof payRuns.$inferSelect;
export type PayRunChanges = Partial<Pick<PayRunRow, "approvedBy" | "paidBy" | "paidOn" | "paymentNote">>;

/** Items up to a date without a statement. Of two simultaneous drafts, the second finds only the rest. */
export const lockOpenItems = (db: Database, until: LocalDate) =>
  db
    .select({
      id: payItems.id,
      driverId: payItems.driverId,
      providerId: payItems.providerId,
      amountCents: payItems.amountCents,
    })
    .from(payItems)
    .where(and(isNull(payItems.statementId), lte(payItems.earnedOn, until)))
    .orderBy(asc(payItems.id))
    .for("update");

export async function insertRun(db: Database, row: typeof payRuns.$inferInsert): Promise<void> {
  await db.insert(payRuns).values(row);
}

export async function insertStatement(
  db: Database,
  row: typeof payStatements.$inferInsert,
  itemIds: readonly string[],
) {
  await db.insert(payStatements).values(row);
  await db
    .update(payItems)
    .set({ statementId: row.id })
    .where(and(inArray(payItems.id, [...itemIds]), isNull(payItems.statementId)));
}

/** Cash deductions made for this draft that are on no statement, because their driver is not paid with it. */
export async function deleteOpenCash(db: Database): Promise<void> {
  await db.delete(payItems).where(and(eq(payItems.kind, "cash"), isNull(payItems.statementId)));
}

export async function lockRun(db: Database, id: string): Promise<PayRunRow | undefined> {
  const [row] = await db.select().from(payRuns).where(eq(payRuns.id, id)).for("update");
  return row;
}

export async function updateRun(db: Database, id: string, changes: Partial<PayRunRow>): Promise<void> {
  await db.update(payRuns).set(changes).where(eq(payRuns.id, id));
}

export async function insertRunMove(db: Database, { recordId, from, to, ...line }: HistoryLine<PayRunState>) {
  await db.insert(payRunMoves).values({ ...line, runId: recordId, fromState: from, toState: to });
}

/** Reopens a run’s items; deducted cash is with its driver again. */
export async function releaseRun(db: Database, runId: string): Promise<void> {
  const own = db.select({ id: payStatements.id }).from(payStatements).where(eq(payStatements.runId, runId));
  await db.delete(payItems).where(and(eq(payItems.kind, "cash"), inArray(payItems.statementId, own)));
  await db.update(payItems).set({ statementId: null }).where(inArray(payItems.statementId, own));
  await db.delete(payStatements).where(eq(payStatements.runId, runId));
}
