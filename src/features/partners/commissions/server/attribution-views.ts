import { eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

/** A code’s owner, ignoring case; null if it has none. */
export async function findByCode(db: ReadDb, code: string) {
  if (code === "") return null;
  const [row] = await db
    .select({ id: organisations.id, attributionDays: organisations.attributionDays })
    .from(organisations)
    .where(inArray(organisations.affiliateCode, [code, code.toUpperCase()]));
  return row ?? null;
}

export const findMembersOf = (db: ReadDb, organisationId: string) =>
  db
    .select({ id: users.id, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId));
