import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceBookings, invoices } from "#db/schema/invoices.ts";
import { subquery } from "#db/subquery.ts";

/** A booking’s shares on monthly invoices, newest first. */
export const findSharesOf = (db: ReadDb, bookingId: string) =>
  db
    .select({
      invoiceId: invoiceBookings.invoiceId,
      openCents: sql<number>`${invoiceBookings.billedCents} - ${invoiceBookings.creditedCents}`,
    })
    .from(invoiceBookings)
    .innerJoin(invoices, eq(invoices.id, invoiceBookings.invoiceId))
    .where(
      and(
        eq(invoiceBookings.bookingId, bookingId),
        sql`${invoiceBookings.billedCents} > ${invoiceBookings.creditedCents}`,
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));

/** A company’s monthly invoices in payment order. */
export async function findMonthIds(db: ReadDb, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.organisationId, organisationId),
        sql`${invoices.month} is not null and ${invoices.kind} <> 'credit_note' and ${invoices.state} <> 'draft'`,
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  return rows.map(({ id }) => id);
}

/** A monthly invoice’s bookings, with the passengers known now. */
export const findTableRows = (db: ReadDb, invoiceId: string) =>
  db
    .select({
      costCentre: invoiceBookings.costCentre,
      purchaseOrder: invoiceBookings.purchaseOrder,
      project: invoiceBookings.project,
      reference: bookings.reference,
      pickupAt: bookings.pickupAt,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      grossCents: invoiceBookings.billedCents,
      creditedCents: invoiceBookings.creditedCents,
      vatCents: subquery<number>`coalesce((select sum(n.vat_cents) from invoice_lines n
        where n.invoice_id = ${invoiceBookings.invoiceId} and n.booking_id = ${invoiceBookings.bookingId}), 0)::int`,
    })
    .from(invoiceBookings)
    .innerJoin(bookings, eq(bookings.id, invoiceBookings.bookingId))
    .where(eq(invoiceBookings.invoiceId, invoiceId))
    .orderBy(asc(invoiceBookings.position));
