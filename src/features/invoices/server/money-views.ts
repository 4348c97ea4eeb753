import { and, asc, eq, gt, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findReissued } from "#db/money/reissued-invoices.ts";
import { invoicePayments, invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { isBilledFor } from "./booking-views.ts";

/** The owner of money on invoices: a booking, or an invoice without a booking. */
export type Purse = { readonly bookingId: string | null; readonly invoiceIds: readonly string[] };

/** Their payments, with the part of each that an invoice counts, oldest first. */
export async function findPayments(db: ReadDb, { bookingId, invoiceIds }: Purse) {
  // Written as raw SQL: in a one-table query Drizzle drops the table’s name, and both tables have an id.
  const counted = sql<number>`coalesce((select sum(counted.amount_cents) from invoice_payments counted
    where counted.payment_id = payments.id or counted.id = payments.id), 0)::int`;
  const paidOntoInvoice = and(
    isNull(payments.bookingId),
    invoiceIds.length > 0 ? inArray(payments.invoiceId, [...invoiceIds]) : sql`false`,
  );
  const rows = await db
    .select({
      id: payments.id,
      state: payments.state,
      method: payments.method,
      amountCents: payments.amountCents,
      paidAt: payments.paidAt,
      updatedAt: payments.updatedAt,
      counted,
    })
    .from(payments)
    .where(bookingId ? or(eq(payments.bookingId, bookingId), paidOntoInvoice) : paidOntoInvoice)
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.filter(({ state }) => isReceived(state));
}
export type PaymentRecord = Awaited<ReturnType<typeof findPayments>>[number];

/** A booking’s refunds, with the part of each that an invoice counts. */
export async function findRefunds(db: ReadDb, bookingId: string | null) {
  if (bookingId === null) return [];
  const counted = sql<number>`coalesce((select -sum(counted.amount_cents) from invoice_payments counted
    where counted.refund_id = refunds.id), 0)::int`;
  return db
    .select({ id: refunds.id, paidCents: refunds.paidCents, method: refunds.method, counted })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), gt(refunds.paidCents, 0)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
export type RefundDetails = Awaited<ReturnType<typeof findRefunds>>[number];

/** Money that our team recorded directly on the invoices, less its refunds. */
export async function findCountedByHand(db: ReadDb, { invoiceIds }: Purse): Promise<number> {
  if (invoiceIds.length === 0) return 0;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoicePayments.amountCents}), 0)::int` })
    .from(invoicePayments)
    .where(
      and(
        inArray(invoicePayments.invoiceId, [...invoiceIds]),
        isNull(invoicePayments.paymentId),
        isNull(invoicePayments.refundId),
        ne(invoicePayments.method, "moved"),
        or(gt(invoicePayments.amountCents, 0), eq(invoicePayments.method, "refunded")),
        // A record that became a booking’s payment has that payment's id.
        notInArray(invoicePayments.id, db.select({ id: payments.id }).from(payments)),
      ),
    );
  return row?.sum ?? 0;
}

/** An invoice with its predecessors and replacements, oldest first. */
export const findReissuedIds = async (db: ReadDb, invoiceId: string): Promise<string[]> =>
  (await findReissued(db, invoiceId)).map(({ id }) => id);

/** A booking’s invoices in payment order: its own first, then extra charges. */
export const findPaidInOrder = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(invoices)
    .where(isBilledFor(bookingId))
    .orderBy(sql`${invoices.isSupplement} and ${invoices.createdBy} is not null`, invoices.issuedAt, invoices.number);
