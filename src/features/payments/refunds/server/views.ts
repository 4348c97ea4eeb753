import { and, asc, count, desc, eq, gt, ilike, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { refundSubjects } from "#db/money/refund-subjects.ts";
import * as together from "#db/money/refunds-together.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refundAccounts, refunds } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { RefundState } from "#domain/payment/refund-lifecycle.ts";
import type { refundSubjectKinds } from "../contract.ts";

const isOfRefund = sql`subject.refund_id = ${refunds.id}`;

/** What it is of, and who it goes to. */
const subject = {
  kind: sql<(typeof refundSubjectKinds)[number]>`subject.kind`,
  id: sql<string>`subject.id`,
  reference: sql<string>`subject.reference`,
  customer: sql<string>`subject.customer`,
  email: sql<string>`subject.email`,
};

/** A refund with its payment, and what it is of. */
export async function findRefund(db: ReadDb, id: string) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, subject })
    .from(refunds)
    .innerJoin(sql`${refundSubjects} subject`, isOfRefund)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!row) throw new Error(`There is no refund ${id}.`);
  return row;
}

/** A refund with who it goes to; undefined when there is none. */
export async function findRefundToPay(db: ReadDb, id: string) {
  const [row] = await db
    .select({ refund: refunds, subject })
    .from(refunds)
    .innerJoin(sql`${refundSubjects} subject`, isOfRefund)
    .where(eq(refunds.id, id));
  return row;
}

/** Every refund of a booking that was not rejected. */
export const findRefundsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ id: refunds.id, paymentId: refunds.paymentId, state: refunds.state, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), ne(refunds.state, "rejected")))
    .orderBy(asc(refunds.createdAt));

/** Something was refunded of the invoice of no booking that it pays, or of those that was reissued with. */
const isInvoiceRefunded = subquery<boolean>`exists (select from invoices where ${invoices.id} = ${payments.invoiceId}
  and exists (select from invoice_payments back where back.method = 'refunded' and back.invoice_id in ${issuedInOneRow}))`;
const hasRefund = subquery<boolean>`exists (select from refunds back
  where back.payment_id = ${payments.id} and back.state <> 'rejected')`;

/** Of these payments, those that were refunded at least in part, or whose refund is on its way. */
export async function findGoingBack(db: ReadDb, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, [...paymentIds]), or(gt(payments.refundedCents, 0), hasRefund, isInvoiceRefunded)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether another refund of the same payment is with the gateway at the moment. */
export async function isPaymentBusy(
  db: ReadDb,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "processing"), ne(refunds.id, id)));
  return row !== undefined;
}

/** What counts as one refund with a refund of this record. */
export const sumTogether = (db: Database, record: together.RefundRecord, now: Date): Promise<number> =>
  together.sumRefundsTogether(db, record, now);

/** The same for each of these refunds, themselves included. */
export const sumTogetherForEach = (db: ReadDb, ids: readonly string[], now: Date) =>
  together.sumTogetherForEach(db, ids, now);

/** What counts together with a refund of each of these records. */
export const sumTogetherOf = (db: ReadDb, kind: together.RefundRecord["kind"], ids: readonly string[], now: Date) =>
  together.sumTogetherOf(db, kind, ids, now);

export type { RefundRecord } from "#db/money/refunds-together.ts";

/** All that was refunded of something, or is on its way. */
export const sumRefundsOf = (db: ReadDb, record: together.RefundRecord): Promise<number> =>
  together.sumRefundsOf(db, record);

export type RefundFilter = {
  readonly id?: string;
  readonly states: readonly RefundState[] | undefined;
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
};

/** Newest first, one more than a page holds so that the caller knows whether there is another. */
export const findRefunds = (db: ReadDb, filter: RefundFilter, limit: number) =>
  db
    .select({
      refund: refunds,
      subject,
      approver: users.name,
      accountEnding: refundAccounts.accountEnding,
    })
    .from(refunds)
    .innerJoin(sql`${refundSubjects} subject`, isOfRefund)
    .leftJoin(users, eq(users.id, refunds.approvedBy))
    .leftJoin(refundAccounts, eq(refundAccounts.bookingId, refunds.bookingId))
    .where(and(...conditions(filter)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(limit);

function conditions({ id, states, search, after }: RefundFilter): (SQL | undefined)[] {
  return [
    id === undefined ? undefined : eq(refunds.id, id),
    states && inArray(refunds.state, [...states]),
    search === "" ? undefined : matches(search),
    after && or(lt(refunds.createdAt, after.at), and(eq(refunds.createdAt, after.at), lt(refunds.id, after.id))),
  ];
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(ilike(subject.reference, pattern), ilike(subject.email, pattern), ilike(subject.customer, pattern));
}

export const countRefunds = (db: ReadDb) =>
  db.select({ state: refunds.state, refunds: count() }).from(refunds).groupBy(refunds.state);

export async function isAnySuperUser(db: ReadDb, userIds: readonly (string | null)[]): Promise<boolean> {
  const known = userIds.filter((id) => id !== null);
  const [row] = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.userId, known), eq(userRoles.role, "super_user")))
    .limit(1);
  return row !== undefined;
}
