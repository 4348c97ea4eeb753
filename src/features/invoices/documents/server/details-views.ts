import { and, desc, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";

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
