import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { arrivalScreens } from "#db/schema/live.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";

const host = { id: organisations.id, kind: organisations.kind, name: organisations.name };

/** A person’s active organisations of kinds that bring guests. */
export const findHostsOf = (db: ReadDb, userId: string, kinds: readonly OrganisationKind[]) =>
  db
    .select(host)
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        inArray(organisations.kind, [...kinds]),
        eq(organisations.status, "active"),
      ),
    )
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(20);

/** The hotel of this screen; undefined if it was withdrawn or the partnership ended. */
export async function findHostOfScreen(db: ReadDb, screenId: string) {
  const [row] = await db
    .select({ ...host, seenAt: arrivalScreens.seenAt })
    .from(arrivalScreens)
    .innerJoin(organisations, eq(organisations.id, arrivalScreens.organisationId))
    .where(
      and(eq(arrivalScreens.id, screenId), isNull(arrivalScreens.withdrawnAt), eq(organisations.status, "active")),
    );
  return row;
}

export const findScreens = (db: ReadDb, organisationIds: readonly string[]) =>
  db
    .select({
      id: arrivalScreens.id,
      organisationId: arrivalScreens.organisationId,
      name: arrivalScreens.name,
      createdAt: arrivalScreens.createdAt,
      seenAt: arrivalScreens.seenAt,
    })
    .from(arrivalScreens)
    .where(and(inArray(arrivalScreens.organisationId, [...organisationIds]), isNull(arrivalScreens.withdrawnAt)))
    .orderBy(asc(arrivalScreens.createdAt), asc(arrivalScreens.id))
    .limit(200);
