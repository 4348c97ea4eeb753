import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges, bookingDocuments } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { refunds } from "#db/schema/payments.ts";

/** The latest first. */
export const findChangesOf = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.createdAt), desc(bookingChanges.id));

export const findDocumentsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ kind: bookingDocuments.kind, at: bookingDocuments.createdAt })
    .from(bookingDocuments)
    .where(eq(bookingDocuments.bookingId, bookingId))
    .orderBy(asc(bookingDocuments.createdAt));

export const findRefundsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ amountCents: refunds.amountCents, state: refunds.state, at: refunds.createdAt })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.createdAt));

/** The bill of a booking; a credit note is not one. */
export async function findInvoiceOf(db: ReadDb, bookingId: string) {
  const [invoice] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), inArray(invoices.kind, ["invoice", "tax_invoice", "abridged"])))
    .orderBy(desc(invoices.issuedAt))
    .limit(1);
  return invoice ?? null;
}
