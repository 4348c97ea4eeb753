import { and, eq, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { DocumentOwner } from "#domain/compliance/document-types.ts";

export type OwnerRef = { readonly kind: DocumentOwner; readonly id: string | null };

/** An owner’s facts that decide who may see documents and how long they are valid. */
export type OwnerRow = {
  /** The account of the driver. */
  readonly userId: string | null;
  /** The provider of the driver or vehicle, or the provider or partner itself. */
  readonly organisationId: string | null;
  /** For a vehicle. */
  readonly seats: number | null;
  /** True if front desk staff may not see it. */
  readonly isForOwners: boolean;
};

export async function findOwner(db: ReadDb, { kind, id }: OwnerRef): Promise<OwnerRow | undefined> {
  if (kind === "company") return id === null ? { ...plain, organisationId: null } : undefined;
  if (id === null) return undefined;
  if (kind === "driver") return findDriver(db, id);
  if (kind === "vehicle") return findVehicle(db, id);
  return kind === "provider" ? findProvider(db, id) : findPartner(db, id);
}

const plain = { userId: null, seats: null, isForOwners: false } as const;

async function findDriver(db: ReadDb, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ userId: drivers.userId, organisationId: drivers.providerId })
    .from(drivers)
    .where(eq(drivers.id, id));
  return row && { ...plain, ...row };
}

async function findVehicle(db: ReadDb, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ organisationId: vehicles.ownerId, seats: vehicles.seats })
    .from(vehicles)
    .where(eq(vehicles.id, id));
  return row && { ...plain, ...row };
}

async function findProvider(db: ReadDb, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")));
  return row && { ...plain, ...row };
}

/** A company's contract belongs to its account. */
async function findPartner(db: ReadDb, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, id), ne(organisations.kind, "corporate")));
  return row && { ...plain, ...row, isForOwners: true };
}

/** Whether a user is a member of the organisation, or an owner if front desk staff may not see it. */
export async function isMember(
  db: ReadDb,
  userId: string,
  { organisationId, isForOwners }: OwnerRow,
): Promise<boolean> {
  if (organisationId === null) return false;
  const rows = await db
    .select({ role: organisationMembers.role })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.userId, userId), eq(organisationMembers.organisationId, organisationId)));
  return rows.some(({ role }) => !isForOwners || role === "owner");
}
