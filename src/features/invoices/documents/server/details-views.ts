import { and, desc, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";

/** The default buyer on a booking's invoice. */
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

/** A booking’s current invoice: neither credited nor written off. */
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
