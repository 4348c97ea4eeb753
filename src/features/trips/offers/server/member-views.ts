import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

/** The active providers among these. */
export const findActiveProviders = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(
      and(
        inArray(organisations.id, [...ids]),
        eq(organisations.kind, "driver_provider"),
        eq(organisations.status, "active"),
      ),
    );

/** The members of a provider’s organisation. */
export const findMembersOf = (db: ReadDb, providerId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, providerId))
    .orderBy(users.id)
    .limit(50);

/** The providers this person is a member of. */
export async function findProvidersOf(db: ReadDb, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.kind, "driver_provider"),
        eq(organisations.status, "active"),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The drivers and vehicles that a provider may assign. */
export async function findCrewOf(db: ReadDb, providerIds: readonly string[]) {
  const own = await db
    .select({ id: drivers.id })
    .from(drivers)
    .where(inArray(drivers.providerId, [...providerIds]));
  const theirs = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.ownerId, [...providerIds]));
  return { driverIds: own.map(({ id }) => id), vehicleIds: theirs.map(({ id }) => id) };
}

/** Whether both driver and vehicle belong to the provider. */
export async function isTheirCrew(
  db: ReadDb,
  providerId: string,
  { driverId, vehicleId }: { readonly driverId: string; readonly vehicleId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(vehicles, and(eq(vehicles.id, vehicleId), eq(vehicles.ownerId, providerId)))
    .where(and(eq(drivers.id, driverId), eq(drivers.providerId, providerId)));
  return rows.length > 0;
}
