import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import {
  commissionDisputes,
  commissions,
  organisationMembers,
  organisations,
  partnerPayouts,
  partnerStatements,
} from "#db/schema/partners.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { kindsWith, type OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { commissionLines } from "./views.ts";

export const findCompany = (db: ReadDb) => readCompany(db);
export const findSettings = (db: ReadDb) => readSettings(db);

const statements = (db: ReadDb) =>
  db
    .select({
      statement: partnerStatements,
      partner: organisations.name,
      payoutState: partnerPayouts.state,
      paidOn: partnerPayouts.paidOn,
      lines: subquery<number>`(select count(*)::int from ${commissions} c where c.statement_id = ${partnerStatements.id})`,
      openDisputes: subquery<number>`(select count(*)::int from ${commissionDisputes} d
        where d.statement_id = ${partnerStatements.id} and d.state = 'open')`,
    })
    .from(partnerStatements)
    .innerJoin(organisations, eq(organisations.id, partnerStatements.organisationId))
    .leftJoin(partnerPayouts, eq(partnerPayouts.id, partnerStatements.payoutId));
export type StatementRecord = Awaited<ReturnType<typeof statements>>[number];

type Criteria = {
  readonly organisationId?: string | undefined;
  readonly kind?: OrganisationKind | undefined;
  readonly after?: string | null | undefined;
};

export async function findStatements(db: ReadDb, { organisationId, kind, after }: Criteria, size: number) {
  const key = timeKey.read(after);
  const rows = await statements(db)
    .where(
      and(
        organisationId ? eq(partnerStatements.organisationId, organisationId) : undefined,
        kind && inArray(organisations.kind, kindsWith(kind)),
        key &&
          sql`(${partnerStatements.issuedAt}, ${partnerStatements.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(partnerStatements.issuedAt), desc(partnerStatements.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ statement }) => timeKey.write({ at: statement.issuedAt, id: statement.id }));
}

export async function findStatement(db: ReadDb, id: string): Promise<StatementRecord | undefined> {
  const [row] = await statements(db).where(eq(partnerStatements.id, id));
  return row;
}

export const findLines = (db: ReadDb, statementId: string) =>
  commissionLines(db)
    .where(eq(commissions.statementId, statementId))
    .orderBy(asc(commissions.earnedOn), asc(commissions.id));

/** The latest dispute of each line comes last. */
export const findDisputes = (db: ReadDb, statementId: string) =>
  db
    .select({ dispute: commissionDisputes, raisedBy: users.name })
    .from(commissionDisputes)
    .innerJoin(users, eq(users.id, commissionDisputes.raisedBy))
    .where(eq(commissionDisputes.statementId, statementId))
    .orderBy(asc(commissionDisputes.raisedAt), asc(commissionDisputes.id));

export const findSettlements = (db: ReadDb, organisationIds: readonly string[]) =>
  db
    .select({ id: organisations.id, settlement: organisations.settlement })
    .from(organisations)
    .where(inArray(organisations.id, [...organisationIds]));

/** Members who may see the partner’s money. */
export const findOwners = (db: ReadDb, organisationId: string) =>
  db
    .select({ email: users.email, name: users.name })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, "owner")))
    .orderBy(asc(users.email));
