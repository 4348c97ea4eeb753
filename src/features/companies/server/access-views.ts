import { and, asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

/** A user’s company and their role in it. */
export async function findOwnCompany(db: ReadDb, userId: string) {
  const [row] = await db
    .select({ id: organisations.id, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.kind, "corporate"),
        eq(organisations.status, "active"),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(1);
  return row;
}

export async function isCompany(db: ReadDb, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: companyAccounts.organisationId })
    .from(companyAccounts)
    .where(eq(companyAccounts.organisationId, id));
  return rows.length > 0;
}
