import { and, asc, desc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { commissionDisputes, organisations, partnerPayouts, partnerStatements } from "#db/schema/partners.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { kindsWith, type OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

export const findSettings = (db: ReadDb) => readSettings(db);

const drafter = alias(users, "drafter");
const approver = alias(users, "approver");
const payer = alias(users, "payer");

const payouts = (db: ReadDb) =>
  db
    .select({
      payout: partnerPayouts,
      partner: organisations.name,
      bank: {
        name: organisations.bankAccountName,
        number: organisations.bankAccountNumber,
        branch: organisations.bankBranchCode,
        type: organisations.bankAccountType,
      },
      draftedBy: drafter.name,
      approvedBy: approver.name,
      paidBy: payer.name,
      statements: subquery<string[]>`array(select s.number from ${partnerStatements} s
        where s.payout_id = ${partnerPayouts.id} order by s.month)`,
      openDisputes: subquery<number>`(select count(*)::int from ${commissionDisputes} d
        join ${partnerStatements} s on s.id = d.statement_id
        where s.payout_id = ${partnerPayouts.id} and d.state = 'open')`,
    })
    .from(partnerPayouts)
    .innerJoin(organisations, eq(organisations.id, partnerPayouts.organisationId))
    .innerJoin(drafter, eq(drafter.id, partnerPayouts.createdBy))
    .leftJoin(approver, eq(approver.id, partnerPayouts.approvedBy))
    .leftJoin(payer, eq(payer.id, partnerPayouts.paidBy));
export type PayoutRecord = Awaited<ReturnType<typeof payouts>>[number];

type Criteria = { readonly kind?: OrganisationKind | undefined; readonly after?: string | null | undefined };

export async function findPayouts(db: ReadDb, { kind, after }: Criteria, size: number) {
  const key = timeKey.read(after);
  const rows = await payouts(db)
    .where(
      and(
        kind && inArray(organisations.kind, kindsWith(kind)),
        key &&
          sql`(${partnerPayouts.createdAt}, ${partnerPayouts.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(partnerPayouts.createdAt), desc(partnerPayouts.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ payout }) => timeKey.write({ at: payout.createdAt, id: payout.id }));
}

export async function findPayout(db: ReadDb, id: string): Promise<PayoutRecord | undefined> {
  const [row] = await payouts(db).where(eq(partnerPayouts.id, id));
  return row;
}

export const findApproved = (db: ReadDb) =>
  payouts(db).where(eq(partnerPayouts.state, "approved")).orderBy(asc(organisations.name), asc(partnerPayouts.id));

/** Statements for the next draft: without a payout, of partners without an open one. */
export const findStatementsToPay = (db: ReadDb, kind: OrganisationKind | undefined) =>
  db
    .select({
      id: partnerStatements.id,
      organisationId: partnerStatements.organisationId,
      totalCents: partnerStatements.totalCents,
    })
    .from(partnerStatements)
    .innerJoin(organisations, eq(organisations.id, partnerStatements.organisationId))
    .where(
      and(
        isNull(partnerStatements.payoutId),
        kind && inArray(organisations.kind, kindsWith(kind)),
        notExists(
          db
            .select({ id: partnerPayouts.id })
            .from(partnerPayouts)
            .where(
              and(
                eq(partnerPayouts.organisationId, partnerStatements.organisationId),
                inArray(partnerPayouts.state, ["draft", "approved"]),
              ),
            ),
        ),
      ),
    );

/** Bank details complete enough for a transfer. */
export const hasBank = ({ bank }: PayoutRecord): boolean =>
  bank.name !== "" && bank.number !== "" && bank.branch !== "";
