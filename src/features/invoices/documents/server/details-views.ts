import { and, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceDetails, invoices } from "#db/schema/invoices.ts";

export type KeptDetails = { readonly name: string; readonly address: string; readonly vatNumber: string };

type Whose = { readonly bookingId?: string; readonly organisationId?: string | null; readonly email?: string };

/** To whom an invoice is made out: as was said for this booking, else for its organisation, else for this address. */
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

/** Whom a booking's invoice goes to before anyone said more. */
export async function findBooker(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      organisationId: bookings.organisationId,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
}

/** The valid invoice of a booking: not taken back, not given up. */
export async function findCurrentInvoice(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.bookingId, bookingId),
        inArray(invoices.kind, ["invoice", "abridged", "tax_invoice"]),
        notInArray(invoices.state, ["draft", "credited", "written_off"]),
        ne(invoices.isSupplement, true),
      ),
    )
    .orderBy(desc(invoices.issuedAt))
    .limit(1);
  return row;
}

/** A signed-in person with an address they have shown to be theirs. */
export async function findConfirmedPerson(db: ReadDb, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailConfirmedAt} is not null`));
  return row;
}
