import { and, asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { invoiceDetails } from "#db/schema/invoices.ts";
import { organisationMembers } from "#db/schema/partners.ts";

export type KeptDetails = { readonly name: string; readonly address: string; readonly vatNumber: string };

type Whose = { readonly bookingId?: string; readonly organisationId?: string | null; readonly email?: string };

/** Billing details: of this booking, else its organisation, else this address. */
export async function findDetails(db: ReadDb, whose: Whose): Promise<KeptDetails | undefined> {
  const { bookingId, organisationId, email } = whose;
  const rows = await db
    .select({
      bookingId: invoiceDetails.bookingId,
      name: invoiceDetails.name,
      address: invoiceDetails.address,
      vatNumber: invoiceDetails.vatNumber,
    })
    .from(invoiceDetails)
    .where(
      sql`${invoiceDetails.bookingId} = ${bookingId ?? null} or ${invoiceDetails.organisationId} = ${organisationId ?? null}
        or ${invoiceDetails.email} = ${organisationId ? null : (email?.toLowerCase() ?? null)}`,
    );
  const match = rows.find((row) => row.bookingId !== null) ?? rows[0];
  return match && { name: match.name, address: match.address, vatNumber: match.vatNumber };
}

/** A signed-in person with a confirmed address. */
export async function findConfirmedPerson(db: ReadDb, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailConfirmedAt} is not null`));
  return row;
}

/** The address for an organisation's invoices: its billing address, or its first member’s. */
export async function findOrganisationEmail(db: ReadDb, organisationId: string): Promise<string | undefined> {
  const [record] = await db
    .select({ email: companyAccounts.billingEmail })
    .from(companyAccounts)
    .where(eq(companyAccounts.organisationId, organisationId));
  if (record?.email) return record.email;
  const [row] = await db
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return row?.email;
}
