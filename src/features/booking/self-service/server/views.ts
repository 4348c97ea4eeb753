import { and, asc, eq, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { centsFor, claimedByMonth, isDocumentOf, isMonthly } from "#db/corporate/month-billing-views.ts";
import { bookingDocuments, bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { refunds } from "#db/schema/payments.ts";

/** The amount of a booking that is paid with monthly invoices. */
export async function findClaimedByMonth(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db.select({ cents: claimedByMonth }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.cents ?? 0;
}

export const findDocumentsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ kind: bookingDocuments.kind, at: bookingDocuments.createdAt })
    .from(bookingDocuments)
    .where(eq(bookingDocuments.bookingId, bookingId))
    .orderBy(asc(bookingDocuments.createdAt));

export const findRefundsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({
      amountCents: refunds.amountCents,
      state: refunds.state,
      at: refunds.createdAt,
      reasonCode: refunds.reasonCode,
    })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.createdAt));

/** Every invoice and credit note of a booking, as they were issued. */
export const findInvoicesOf = (db: ReadDb, bookingId: string) =>
  db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      isSupplement: invoices.isSupplement,
      isMonthly,
      totalCents: centsFor(bookingId),
      issuedAt: invoices.issuedAt,
    })
    .from(invoices)
    .where(and(isDocumentOf(bookingId), ne(invoices.state, "draft")))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
