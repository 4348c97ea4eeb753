import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { commissionDisputes, commissions, partnerStatements } from "#db/schema/partners.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/**
 * Approved commissions earned by a date and on no statement. Of two simultaneous runs, the second finds only
 * the rest.
 */
export const lockApproved = (db: Database, until: LocalDate) =>
  db
    .select({
      id: commissions.id,
      organisationId: commissions.organisationId,
      amountCents: commissions.amountCents,
    })
    .from(commissions)
    .where(and(eq(commissions.state, "approved"), isNull(commissions.statementId), lte(commissions.earnedOn, until)))
    .orderBy(asc(commissions.id))
    .for("update");

/** False if the partner already has that month’s statement. */
export async function insertStatement(db: Database, row: typeof partnerStatements.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(partnerStatements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: partnerStatements.id });
  return written.length > 0;
}

/** False if the line already has an open dispute. */
export async function insertDispute(db: Database, row: typeof commissionDisputes.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(commissionDisputes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: commissionDisputes.id });
  return written.length > 0;
}

export async function lockDispute(db: Database, id: string) {
  const [row] = await db.select().from(commissionDisputes).where(eq(commissionDisputes.id, id)).for("update");
  return row;
}

export async function updateDispute(
  db: Database,
  id: string,
  changes: Partial<typeof commissionDisputes.$inferSelect>,
): Promise<void> {
  await db.update(commissionDisputes).set(changes).where(eq(commissionDisputes.id, id));
}
