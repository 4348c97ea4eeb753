import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { attributions, commissionMoves, commissions, organisations } from "#db/schema/partners.ts";
import type { CommissionState } from "#domain/partner/commission-lifecycle.ts";
import { kindsWith, type OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type CommissionRow = typeof commissions.$inferSelect;
export type CommissionChanges = Partial<
  Pick<CommissionRow, "baseCents" | "amountCents" | "earnedOn" | "statementId" | "note" | "updatedAt">
>;

/** Once per booking: a repeated event keeps the first one. */
export async function insertAttribution(db: Database, row: typeof attributions.$inferInsert): Promise<void> {
  await db.insert(attributions).values(row).onConflictDoNothing();
}

/** False if it already exists. */
export async function insertCommission(db: Database, row: typeof commissions.$inferInsert): Promise<boolean> {
  const written = await db.insert(commissions).values(row).onConflictDoNothing().returning({ id: commissions.id });
  return written.length > 0;
}

export async function lockCommission(db: Database, id: string): Promise<CommissionRow | undefined> {
  const [row] = await db.select().from(commissions).where(eq(commissions.id, id)).for("update");
  return row;
}

/** All commissions of a booking, in order. */
export const lockCommissionsOf = (db: Database, bookingId: string): Promise<CommissionRow[]> =>
  db.select().from(commissions).where(eq(commissions.bookingId, bookingId)).orderBy(asc(commissions.id)).for("update");

export async function updateCommission(db: Database, id: string, changes: Partial<CommissionRow>): Promise<void> {
  await db.update(commissions).set(changes).where(eq(commissions.id, id));
}

export async function insertCommissionMove(
  db: Database,
  { recordId, from, to, ...line }: HistoryLine<CommissionState>,
): Promise<void> {
  await db.insert(commissionMoves).values({ ...line, commissionId: recordId, fromState: from, toState: to });
}

type Whose = { readonly organisationId?: string | undefined; readonly kind?: OrganisationKind | undefined };

/** Earned commissions awaiting approval, oldest first: of one partner, of one kind, or of all. */
export const lockEarned = (db: Database, { organisationId, kind }: Whose) =>
  db
    .select({ id: commissions.id, bookingId: commissions.bookingId, earnedOn: commissions.earnedOn })
    .from(commissions)
    .where(
      and(
        eq(commissions.state, "earned"),
        organisationId ? eq(commissions.organisationId, organisationId) : undefined,
        kind &&
          inArray(
            commissions.organisationId,
            db
              .select({ id: organisations.id })
              .from(organisations)
              .where(inArray(organisations.kind, kindsWith(kind))),
          ),
      ),
    )
    .orderBy(asc(commissions.id))
    .for("update");
