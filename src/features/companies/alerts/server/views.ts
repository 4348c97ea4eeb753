import { and, asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { companyTravellers } from "#db/schema/companies.ts";
import { organisationMembers } from "#db/schema/partners.ts";

export const findOurCompany = (db: ReadDb) => readCompany(db);

/** Its owners and its approvers, each once. */
export async function findAlerted(db: ReadDb, organisationId: string) {
  const owners = await db
    .select({ name: users.name, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, "owner")))
    .orderBy(asc(users.email));
  const approvers = await db
    .select({ name: companyTravellers.firstName, email: companyTravellers.email })
    .from(companyTravellers)
    .where(
      and(
        eq(companyTravellers.organisationId, organisationId),
        eq(companyTravellers.isApprover, true),
        eq(companyTravellers.isActive, true),
      ),
    )
    .orderBy(asc(companyTravellers.email));
  const byAddress = new Map([...approvers, ...owners].map((one) => [one.email.toLowerCase(), one]));
  return [...byAddress.values()];
}
