import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { DocumentOwner } from "#domain/compliance/document-types.ts";

export type KeptOwnerRow = {
  readonly kind: DocumentOwner;
  readonly id: string;
  readonly name: string;
  readonly seats: number | null;
};

const most = 200;

/** The owners that an account acts for: a driver, or a provider with its drivers and vehicles. */
export async function findKeptOwners(db: ReadDb, userId: string): Promise<readonly KeptOwnerRow[]> {
  const own = await readDrivers(db, eq(drivers.userId, userId));
  const providers = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, userId), eq(organisations.kind, "driver_provider")));
  const provided = await findProvided(db, providers);
  return [...own, ...provided.filter(({ id }) => !own.some((one) => one.id === id))];
}

/** A provider with its drivers and vehicles; empty if there is no such provider. */
export async function findOwnersOfProvider(db: ReadDb, providerId: string): Promise<readonly KeptOwnerRow[]> {
  const rows = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.id, providerId), eq(organisations.kind, "driver_provider")));
  return findProvided(db, rows);
}

type Provider = { readonly id: string; readonly name: string };

async function findProvided(db: ReadDb, providers: readonly Provider[]): Promise<readonly KeptOwnerRow[]> {
  if (providers.length === 0) return [];
  const ids = providers.map(({ id }) => id);
  const provided = await readDrivers(db, and(inArray(drivers.providerId, ids), ne(drivers.state, "left")));
  const cars = await db
    .select({ id: vehicles.id, name: vehicles.plate, seats: vehicles.seats })
    .from(vehicles)
    .where(and(inArray(vehicles.ownerId, ids), ne(vehicles.state, "retired")))
    .orderBy(asc(vehicles.plate))
    .limit(most);
  return [
    ...providers.map((one) => ({ ...one, kind: "provider" as const, seats: null })),
    ...provided,
    ...cars.map((one) => ({ ...one, kind: "vehicle" as const })),
  ];
}

async function readDrivers(db: ReadDb, where: ReturnType<typeof and>): Promise<readonly KeptOwnerRow[]> {
  const rows = await db
    .select({ id: drivers.id, firstName: drivers.firstName, lastName: drivers.lastName })
    .from(drivers)
    .where(where)
    .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
    .limit(most);
  return rows.map(({ id, firstName, lastName }) => ({
    kind: "driver",
    id,
    name: `${firstName} ${lastName}`,
    seats: null,
  }));
}
