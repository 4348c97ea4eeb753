import { and, asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

export const findCompany = (db: ReadDb) => readCompany(db);
/** The recipients of a provider’s statement. */
export const findProviderEmails = (db: ReadDb, providerId: string) =>
  db
    .select({ email: users.email, name: users.name })
    .from(organisationMembers)
    .innerJoin(users, and(eq(users.id, organisationMembers.userId), eq(users.status, "active")))
    .where(eq(organisationMembers.organisationId, providerId))
    .orderBy(asc(users.createdAt), asc(users.id));

/** The first active provider that this person owns. */
export async function findOwnedProvider(db: ReadDb, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        ...[eq(organisationMembers.userId, userId), eq(organisationMembers.role, "owner")],
        ...[eq(organisations.kind, "driver_provider"), eq(organisations.status, "active")],
      ),
    )
    .orderBy(organisations.createdAt, organisations.id)
    .limit(1);
  return row?.id;
}
