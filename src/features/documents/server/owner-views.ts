import { and, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { DocumentOwner } from "#domain/compliance/document-types.ts";

export type OwnerRef = { readonly kind: DocumentOwner; readonly id: string | null };

/** Whose documents they are, as far as it decides who may see them and how long they count. */
export type FoundOwner = {
  /** The account of the driver. */
  readonly userId: string | null;
  /** The provider behind the driver or the vehicle, or the provider itself. */
  readonly organisationId: string | null;
  /** Of a vehicle. */
  readonly seats: number | null;
};

export async function findOwner(db: ReadDb, { kind, id }: OwnerRef): Promise<FoundOwner | undefined> {
  if (kind === "company") return id === null ? { userId: null, organisationId: null, seats: null } : undefined;
  if (id === null) return undefined;
  if (kind === "driver") return findDriver(db, id);
  return kind === "vehicle" ? findVehicle(db, id) : findProvider(db, id);
}

async function findDriver(db: ReadDb, id: string): Promise<FoundOwner | undefined> {
  const [row] = await db
    .select({ userId: drivers.userId, organisationId: drivers.providerId })
    .from(drivers)
    .where(eq(drivers.id, id));
  return row && { ...row, seats: null };
}

async function findVehicle(db: ReadDb, id: string): Promise<FoundOwner | undefined> {
  const [row] = await db
    .select({ organisationId: vehicles.ownerId, seats: vehicles.seats })
    .from(vehicles)
    .where(eq(vehicles.id, id));
  return row && { ...row, userId: null };
}

async function findProvider(db: ReadDb, id: string): Promise<FoundOwner | undefined> {
  const [row] = await db
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")));
  return row && { ...row, userId: null, seats: null };
}

export async function isMember(db: ReadDb, userId: string, organisationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.userId, userId), eq(organisationMembers.organisationId, organisationId)));
  return rows.length > 0;
}
