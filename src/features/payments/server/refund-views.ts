import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import * as together from "#db/money/refunds-together.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";

/** Every refund of a booking that was not rejected. */
export const findRefundsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ id: refunds.id, paymentId: refunds.paymentId, state: refunds.state, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), ne(refunds.state, "rejected")))
    .orderBy(asc(refunds.createdAt));

/** The invoice without a booking that it pays, or one reissued with it, has had a refund. */
const isInvoiceRefunded = subquery<boolean>`exists (select from invoices where ${invoices.id} = ${payments.invoiceId}
  and exists (select from invoice_payments back where back.method = 'refunded' and back.invoice_id in ${issuedInOneRow}))`;
const hasRefund = subquery<boolean>`exists (select from refunds back
  where back.payment_id = ${payments.id} and back.state <> 'rejected')`;

/** The ones of these payments that were or will be refunded, at least in part. */
export async function findGoingBack(db: ReadDb, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, [...paymentIds]), or(gt(payments.refundedCents, 0), hasRefund, isInvoiceRefunded)));
  return new Set(rows.map(({ id }) => id));
}

/** The sum of refunds that count together with a refund of this record. */
export const sumTogether = (db: Database, record: together.RefundRecord, now: Date): Promise<number> =>
  together.sumRefundsTogether(db, record, now);

/** The same for each of these records. */
export const sumTogetherOf = (db: ReadDb, kind: together.RefundRecord["kind"], ids: readonly string[], now: Date) =>
  together.sumTogetherOf(db, kind, ids, now);
