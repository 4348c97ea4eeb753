import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findInItsPlace, findReissued } from "#db/money/reissued-invoices.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";

/**
 * An issued invoice without a booking, or its replacement. A booking’s invoice is paid through the booking,
 * and a credit note is not paid at all.
 */
export async function findInvoiceToPay(db: ReadDb, id: string) {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, await findInItsPlace(db, id)), isNull(invoices.bookingId)));
  return row && row.state !== "draft" && row.kind !== "credit_note" ? row : undefined;
}

export async function findInvoiceNumber(db: ReadDb, id: string): Promise<string | undefined> {
  const [row] = await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, id));
  return row?.number;
}

export const findInvoiceLines = (db: ReadDb, invoiceId: string) =>
  db
    .select({ text: invoiceLines.text, serviceOn: invoiceLines.serviceOn, grossCents: invoiceLines.grossCents })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));

/** Payments for this invoice, or for one it replaced, latest first. */
export async function findPaymentsOnto(db: ReadDb, invoiceId: string) {
  const row = await findReissued(db, invoiceId);
  const ids = row.map(({ id }) => id);
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.invoiceId, ids), isNull(payments.bookingId)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}
