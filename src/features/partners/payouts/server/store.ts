import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  commissions,
  organisations,
  partnerPayoutMoves,
  partnerPayouts,
  partnerStatements,
} from "#db/schema/partners.ts";
import { kindsWith, type OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import type { PayoutState } from "#domain/partner/payout.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type PayoutRow = typeof partnerPayouts.$inferSelect;
export type PayoutChanges = Partial<Pick<PayoutRow, "approvedBy" | "paidBy" | "paidOn" | "paymentNote">>;

/** Statements without a payout. Of two simultaneous drafts, the second waits and finds the rest. */
export const lockUnpaidStatements = (db: Database, kind: OrganisationKind | undefined) =>
  db
    .select({
      id: partnerStatements.id,
      organisationId: partnerStatements.organisationId,
      totalCents: partnerStatements.totalCents,
    })
    .from(partnerStatements)
    .where(
      and(
        isNull(partnerStatements.payoutId),
        kind &&
          inArray(
            partnerStatements.organisationId,
            db
              .select({ id: organisations.id })
              .from(organisations)
              .where(inArray(organisations.kind, kindsWith(kind))),
          ),
      ),
    )
    .orderBy(asc(partnerStatements.id))
    .for("update");

/** False if the partner already has an open payout. */
export async function insertPayout(
  db: Database,
  row: typeof partnerPayouts.$inferInsert,
  statementIds: readonly string[],
): Promise<boolean> {
  const written = await db
    .insert(partnerPayouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: partnerPayouts.id });
  if (written.length === 0) return false;
  await db
    .update(partnerStatements)
    .set({ payoutId: row.id })
    .where(and(inArray(partnerStatements.id, [...statementIds]), isNull(partnerStatements.payoutId)));
  return true;
}

export async function lockPayout(db: Database, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(partnerPayouts).where(eq(partnerPayouts.id, id)).for("update");
  return row;
}

export async function updatePayout(db: Database, id: string, changes: Partial<PayoutRow>): Promise<void> {
  await db.update(partnerPayouts).set(changes).where(eq(partnerPayouts.id, id));
}

export async function insertPayoutMove(db: Database, { recordId, from, to, ...line }: HistoryLine<PayoutState>) {
  await db.insert(partnerPayoutMoves).values({ ...line, payoutId: recordId, fromState: from, toState: to });
}

/** Its statements can be paid again. */
export async function releaseStatements(db: Database, payoutId: string): Promise<void> {
  await db.update(partnerStatements).set({ payoutId: null }).where(eq(partnerStatements.payoutId, payoutId));
}

/** The lines that it pays. */
export const lockLinesOf = (db: Database, payoutId: string) =>
  db
    .select({ id: commissions.id })
    .from(commissions)
    .where(
      inArray(
        commissions.statementId,
        db.select({ id: partnerStatements.id }).from(partnerStatements).where(eq(partnerStatements.payoutId, payoutId)),
      ),
    )
    .orderBy(asc(commissions.id))
    .for("update");
