import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { CardOwner } from "#domain/partner/partner-code.ts";

const columns = {
  code: organisations.affiliateCode,
  kind: organisations.kind,
  name: organisations.name,
  area: organisations.area,
};
const isActive = eq(organisations.status, "active");

/** The active partner of this user, if it has a code. */
export async function findCardOwner(db: ReadDb, userId: string): Promise<CardOwner | undefined> {
  const [row] = await db
    .select(columns)
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        ...[eq(organisationMembers.userId, userId), isActive, isNotNull(organisations.affiliateCode)],
        inArray(organisations.kind, ["hotel", "travel_agency"]),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(1);
  return row && { ...row, code: row.code ?? "" };
}

export async function findOwnerOfCode(db: ReadDb, code: string): Promise<CardOwner | undefined> {
  const [row] = await db
    .select(columns)
    .from(organisations)
    .where(and(inArray(organisations.affiliateCode, [code, code.toUpperCase()]), isActive))
    .limit(1);
  return row && { ...row, code: row.code ?? "" };
}
