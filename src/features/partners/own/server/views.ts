import { asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

export const findOrganisationsOf = (db: ReadDb, memberId: string) =>
  db
    .select({
      id: organisations.id,
      kind: organisations.kind,
      name: organisations.name,
      registrationNumber: organisations.registrationNumber,
      vatNumber: organisations.vatNumber,
      area: organisations.area,
      status: organisations.status,
      affiliateCode: organisations.affiliateCode,
      commissionRate: organisations.commissionRate,
      role: organisationMembers.role,
      createdAt: organisations.createdAt,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, memberId))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(20);

/** Members of these organisations who can sign in. */
export const findMembers = (db: ReadDb, organisationIds: string[]) =>
  db
    .select({
      organisationId: organisationMembers.organisationId,
      userId: users.id,
      name: users.name,
      email: users.email,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(inArray(organisationMembers.organisationId, organisationIds))
    .orderBy(asc(users.name), asc(users.id))
    .limit(200);
