import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { documentReminders, documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { DocumentOwner } from "#domain/compliance/document-types.ts";
import type { CompanyDetails } from "#features/content/contract.ts";

const owned = {
  document: documents,
  driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
  driverId: drivers.id,
  driverEmail: drivers.email,
  driverPhone: drivers.phone,
  plate: vehicles.plate,
  seats: vehicles.seats,
  organisation: organisations.name,
  /** The provider or partner whose members get the email. */
  organisationId: organisations.id,
};

const ofOrganisations: DocumentOwner[] = ["provider", "partner"];

const withOwner = (db: ReadDb) =>
  db
    .select(owned)
    .from(documents)
    .leftJoin(drivers, and(eq(documents.ownerKind, "driver"), eq(drivers.id, documents.ownerId)))
    .leftJoin(vehicles, and(eq(documents.ownerKind, "vehicle"), eq(vehicles.id, documents.ownerId)))
    .leftJoin(
      organisations,
      or(
        and(inArray(documents.ownerKind, ofOrganisations), eq(organisations.id, documents.ownerId)),
        eq(organisations.id, vehicles.ownerId),
        eq(organisations.id, drivers.providerId),
      ),
    );

export type OwnedDocument = Awaited<ReturnType<typeof findDocumentsInUse>>[number];

/** Every document of current drivers, vehicles and partners, with its owner. */
export const findDocumentsInUse = (db: ReadDb) =>
  withOwner(db).where(
    or(
      eq(documents.ownerKind, "company"),
      and(isNotNull(drivers.id), ne(drivers.state, "left")),
      and(isNotNull(vehicles.id), ne(vehicles.state, "retired")),
      and(inArray(documents.ownerKind, ofOrganisations), eq(organisations.status, "active")),
    ),
  );

export async function findOwnedDocument(db: ReadDb, id: string): Promise<OwnedDocument | undefined> {
  const [row] = await withOwner(db).where(eq(documents.id, id));
  return row;
}

/** Reminders already sent. */
export const findSentReminders = (db: ReadDb, documentIds: readonly string[]) =>
  db
    .select({ documentId: documentReminders.documentId, days: documentReminders.days })
    .from(documentReminders)
    .where(inArray(documentReminders.documentId, [...documentIds]));

export type Contact = { readonly email: string; readonly name: string };

/** A provider’s or partner’s members; only owners for documents that front desk staff may not see. */
export const findMembers = (db: ReadDb, organisationId: string, isForOwners: boolean): Promise<readonly Contact[]> =>
  db
    .select({ email: users.email, name: users.name })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(users.status, "active"),
        isForOwners ? eq(organisationMembers.role, "owner") : undefined,
      ),
    )
    .orderBy(users.id)
    .limit(20);

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
