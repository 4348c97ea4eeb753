import { and, asc, eq, inArray, lte, ne, notInArray, or, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { incidents } from "#db/schema/incidents.ts";
import { invoiceBookings, invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";

/** At most this many per run. */
const batch = 200;

/**
 * Completed, paid and invoiced bookings with nothing open: no refund under way, no disputed payment, no unresolved
 * incident.
 */
export async function findToClose(db: ReadDb, completedBy: Date, only?: { readonly reference: string }) {
  const completed = db
    .select({ id: bookingMoves.bookingId })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.toState, "completed"), lte(bookingMoves.createdAt, completedBy)));
  const invoiced = db
    .select({ id: invoices.bookingId })
    .from(invoices)
    .where(and(inArray(invoices.kind, ["invoice", "tax_invoice", "abridged"]), ne(invoices.state, "draft")));
  const onMonth = db.select({ id: invoiceBookings.bookingId }).from(invoiceBookings);
  const refunding = db
    .select({ id: sql<string>`${refunds.bookingId}` })
    .from(refunds)
    .where(and(notInArray(refunds.state, ["succeeded", "rejected"]), sql`${refunds.bookingId} is not null`));
  const disputed = db
    .select({ id: sql<string>`${payments.bookingId}` })
    .from(payments)
    .where(and(eq(payments.state, "disputed"), sql`${payments.bookingId} is not null`));
  const wrong = db
    .select({ id: sql<string>`${incidents.bookingId}` })
    .from(incidents)
    .where(and(ne(incidents.state, "resolved"), sql`${incidents.bookingId} is not null`));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "completed"),
        only && eq(bookings.reference, only.reference),
        eq(moneyState, "paid"),
        inArray(bookings.id, completed),
        or(eq(bookings.totalCents, 0), inArray(bookings.id, invoiced), inArray(bookings.id, onMonth)),
        notInArray(bookings.id, refunding),
        notInArray(bookings.id, disputed),
        notInArray(bookings.id, wrong),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(batch);
  return rows.map(({ id }) => id);
}
