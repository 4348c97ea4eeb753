import { and, count, desc, eq, ilike, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { refundSubjects } from "#db/money/refund-subjects.ts";
import * as together from "#db/money/refunds-together.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { payments, refundAccounts, refunds } from "#db/schema/payments.ts";
import type { RefundState } from "#domain/payment/refund-lifecycle.ts";
import type { refundSubjectKinds } from "../contract.ts";

const isOfRefund = sql`subject.refund_id = ${refunds.id}`;

/** The record it refunds, and the recipient. */
const subject = {
  kind: sql<(typeof refundSubjectKinds)[number]>`subject.kind`,
  id: sql<string>`subject.id`,
  reference: sql<string>`subject.reference`,
  customer: sql<string>`subject.customer`,
  email: sql<string>`subject.email`,
};

/** A refund with its payment and record. */
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

/** A refund with its recipient; undefined if there is none. */
export async function findRefundToPay(db: ReadDb, id: string) {
  const [row] = await db
    .select({ refund: refunds, subject })
    .from(refunds)
    .innerJoin(sql`${refundSubjects} subject`, isOfRefund)
    .where(eq(refunds.id, id));
  return row;
}

/** Whether another refund of the same payment is with the gateway. */
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

/** The same for each of these refunds, including the refund itself. */
export const sumTogetherForEach = (db: ReadDb, ids: readonly string[], now: Date) =>
  together.sumTogetherForEach(db, ids, now);

export type { RefundRecord } from "#db/money/refunds-together.ts";

/** The sum refunded or being refunded for a record. */
export const sumRefundsOf = (db: ReadDb, record: together.RefundRecord): Promise<number> =>
  together.sumRefundsOf(db, record);

export type RefundFilter = {
  readonly id?: string;
  readonly states: readonly RefundState[] | undefined;
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
};

/** Newest first, with one extra row to see whether there is another page. */
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
