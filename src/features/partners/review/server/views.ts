import { and, asc, count, desc, eq, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { users } from "#db/schema/accounts.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";

export type ApplicationFilter = {
  readonly kind: ApplicationKind | undefined;
  readonly states: readonly ApplicationState[] | undefined;
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
};

export async function findApplicationById(db: ReadDb, id: string) {
  const [row] = await db.select().from(partnerApplications).where(eq(partnerApplications.id, id));
  return row;
}

/** Newest first, with one extra row to see whether there is another page. */
export const findApplications = (db: ReadDb, filter: ApplicationFilter, limit: number) =>
  db
    .select({
      id: partnerApplications.id,
      reference: partnerApplications.reference,
      kind: partnerApplications.kind,
      state: partnerApplications.state,
      version: partnerApplications.version,
      companyName: partnerApplications.companyName,
      contactName: partnerApplications.contactName,
      email: partnerApplications.email,
      phone: partnerApplications.phone,
      area: partnerApplications.area,
      documents: sql<number>`coalesce(jsonb_array_length(${partnerApplications.details}->'documents'), 0)`,
      organisationId: partnerApplications.organisationId,
      createdAt: partnerApplications.createdAt,
      updatedAt: partnerApplications.updatedAt,
    })
    .from(partnerApplications)
    .where(and(...conditions(filter)))
    .orderBy(desc(partnerApplications.createdAt), desc(partnerApplications.id))
    .limit(limit);

function conditions({ kind, states, search, after }: ApplicationFilter): (SQL | undefined)[] {
  const { createdAt, id } = partnerApplications;
  return [
    kind && eq(partnerApplications.kind, kind),
    states && inArray(partnerApplications.state, [...states]),
    search === "" ? undefined : matches(search),
    after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id))),
  ];
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    ilike(partnerApplications.companyName, pattern),
    ilike(partnerApplications.contactName, pattern),
    ilike(partnerApplications.email, pattern),
    ilike(partnerApplications.reference, pattern),
  );
}

export const countByState = (db: ReadDb, kind: ApplicationKind | undefined) =>
  db
    .select({ state: partnerApplications.state, applications: count() })
    .from(partnerApplications)
    .where(kind && eq(partnerApplications.kind, kind))
    .groupBy(partnerApplications.state);

/** An actor is a user's id, or the kind of visitor. */
export const findMovesWithNames = (db: ReadDb, applicationId: string) =>
  db
    .select({
      id: applicationMoves.id,
      fromState: applicationMoves.fromState,
      toState: applicationMoves.toState,
      actor: applicationMoves.actor,
      name: users.name,
      note: applicationMoves.note,
      createdAt: applicationMoves.createdAt,
    })
    .from(applicationMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, applicationMoves.actor))
    .where(eq(applicationMoves.applicationId, applicationId))
    .orderBy(asc(applicationMoves.createdAt), asc(applicationMoves.id));

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
