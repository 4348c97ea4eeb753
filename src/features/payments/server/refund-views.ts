import { and, asc, eq, ne } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import * as together from "#db/money/refunds-together.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { invoices } from "#db/schema/invoices.ts";
import { refunds } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";

/** Every refund of a booking that was not rejected. */
export const findRefundsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ id: refunds.id, paymentId: refunds.paymentId, state: refunds.state, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), ne(refunds.state, "rejected")))
    .orderBy(asc(refunds.createdAt));

/** Whether something was refunded of an invoice of no booking, or of those it was reissued with. */
export async function isRefundedOf(db: ReadDb, invoiceId: string): Promise<boolean> {
  const hasRefund = subquery<boolean>`exists (select from invoice_payments back
    where back.method = 'refunded' and back.invoice_id in ${issuedInOneRow})`;
  return (await db.$count(invoices, and(eq(invoices.id, invoiceId), hasRefund))) > 0;
}

/** The sum of refunds that count as one with a refund of this record. */
export const sumTogether = (db: Database, record: together.RefundRecord, now: Date): Promise<number> =>
  together.sumRefundsTogether(db, record, now);

/** The same for each of these records. */
export const sumTogetherOf = (db: ReadDb, kind: together.RefundRecord["kind"], ids: readonly string[], now: Date) =>
  together.sumTogetherOf(db, kind, ids, now);
