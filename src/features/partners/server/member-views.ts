import { and, asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

/** The first active partner with customers that this person belongs to, and their role. */
export async function findOwnPartner(db: ReadDb, userId: string) {
  const [row] = await db
    .select({
      id: organisations.id,
      kind: organisations.kind,
      name: organisations.name,
      role: organisationMembers.role,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.status, "active"),
        inArray(organisations.kind, ["hotel", "travel_agency", "affiliate"]),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(1);
  return row;
}
export type OwnPartner = NonNullable<Awaited<ReturnType<typeof findOwnPartner>>>;
