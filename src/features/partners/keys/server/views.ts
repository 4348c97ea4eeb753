import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { organisationMembers, organisations, partnerKeys } from "#db/schema/partners.ts";

export const findKeys = (db: ReadDb, organisationId: string) =>
  db
    .select({
      id: partnerKeys.id,
      name: partnerKeys.name,
      endsWith: partnerKeys.endsWith,
      createdAt: partnerKeys.createdAt,
      createdBy: users.name,
      lastUsedAt: partnerKeys.lastUsedAt,
    })
    .from(partnerKeys)
    .innerJoin(users, eq(users.id, partnerKeys.createdBy))
    .where(and(eq(partnerKeys.organisationId, organisationId), isNull(partnerKeys.revokedAt)))
    .orderBy(desc(partnerKeys.createdAt), desc(partnerKeys.id));

export async function findCode(db: ReadDb, organisationId: string): Promise<string> {
  const [row] = await db
    .select({ code: organisations.affiliateCode })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return row?.code ?? "";
}

/** A key’s owner. Its creator must still belong to an active partner. */
export async function findByHash(db: ReadDb, keyHash: string) {
  const [row] = await db
    .select({
      keyId: partnerKeys.id,
      lastUsedAt: partnerKeys.lastUsedAt,
      userId: users.id,
      partner: {
        id: organisations.id,
        kind: organisations.kind,
        name: organisations.name,
        area: organisations.area,
        model: organisations.model,
        commissionRate: organisations.commissionRate,
        markupRate: organisations.markupRate,
        serviceRates: organisations.serviceRates,
        role: organisationMembers.role,
        email: users.email,
      },
    })
    .from(partnerKeys)
    .innerJoin(organisations, eq(organisations.id, partnerKeys.organisationId))
    .innerJoin(users, and(eq(users.id, partnerKeys.createdBy), eq(users.status, "active")))
    .innerJoin(
      organisationMembers,
      and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.userId, users.id)),
    )
    .where(
      and(
        ...[eq(partnerKeys.keyHash, keyHash), isNull(partnerKeys.revokedAt), eq(organisations.status, "active")],
        inArray(organisations.kind, ["hotel", "travel_agency"]),
      ),
    );
  return row;
}
