import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyApprovalMoves, companyApprovals } from "#db/schema/companies.ts";
import type { ApprovalState } from "#domain/corporate/approval-lifecycle.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type ApprovalRow = typeof companyApprovals.$inferSelect;
export type ApprovalChanges = Partial<Pick<ApprovalRow, "decidedBy" | "decidedAt" | "note">>;

export async function insertApproval(db: Database, row: typeof companyApprovals.$inferInsert): Promise<void> {
  await db.insert(companyApprovals).values(row);
}

export async function lockApproval(db: Database, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(companyApprovals).where(eq(companyApprovals.id, id)).for("update");
  return row;
}

export async function updateApproval(db: Database, id: string, changes: Partial<ApprovalRow>): Promise<void> {
  await db.update(companyApprovals).set(changes).where(eq(companyApprovals.id, id));
}

export async function insertApprovalMove(db: Database, line: HistoryLine<ApprovalState>): Promise<void> {
  const { recordId, from, to, ...rest } = line;
  await db.insert(companyApprovalMoves).values({ ...rest, approvalId: recordId, fromState: from, toState: to });
}

/** Overdue approvals; rows locked by another instance are skipped. */
export const lockOverdue = (db: Database, now: Date) =>
  db
    .select({ id: companyApprovals.id })
    .from(companyApprovals)
    .where(and(eq(companyApprovals.state, "waiting"), lte(companyApprovals.expiresAt, now)))
    .orderBy(asc(companyApprovals.expiresAt), asc(companyApprovals.id))
    .limit(100)
    .for("update", { skipLocked: true });
