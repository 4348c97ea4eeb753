import { and, asc, count, desc, eq, ilike, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import * as together from "#db/money/refunds-together.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refundAccounts, refunds } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { RefundState } from "#domain/payment/refund-lifecycle.ts";

/** A refund with its payment and booking. */
export async function findRefund(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      refund: refunds,
      payment: payments,
      booking: {
        reference: bookings.reference,
        email: bookings.email,
        firstName: bookings.firstName,
        isTest: bookings.isTest,
      },
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!row) throw new Error(`There is no refund ${id}.`);
  return row;
}

/** A refund with who it goes to; undefined when there is none. */
export async function findRefundToPay(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      refund: refunds,
      reference: bookings.reference,
      email: bookings.email,
      customer: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(eq(refunds.id, id));
  return row;
}

export type RefundForEmail = Awaited<ReturnType<typeof findRefund>>;

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

/** Whether another refund of the same payment is with the gateway at the moment. */
export async function isPaymentBusy(
  db: ReadDb,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "processing"), ne(refunds.id, id)));
  return found !== undefined;
}

/** What counts as one refund with a refund of this record. */
export const sumTogether = (db: Database, record: together.RefundRecord, now: Date): Promise<number> =>
  together.sumRefundsTogether(db, record, now);

/** The same for each of these refunds, themselves included. */
export const sumTogetherForEach = (db: ReadDb, ids: readonly string[], now: Date) =>
  together.sumTogetherForEach(db, ids, now);

/** All that was refunded of a booking or is on its way. */
export const sumRefundsOfBooking = (db: ReadDb, id: string): Promise<number> =>
  together.sumRefundsOf(db, { kind: "booking", id });

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
      reference: bookings.reference,
      customer: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      approver: users.name,
      accountEnding: refundAccounts.accountEnding,
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
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
  return or(
    ilike(bookings.reference, pattern),
    ilike(bookings.email, pattern),
    ilike(sql`${bookings.firstName} || ' ' || ${bookings.lastName}`, pattern),
  );
}

export const countRefunds = (db: ReadDb) =>
  db.select({ state: refunds.state, refunds: count() }).from(refunds).groupBy(refunds.state);

export async function isAnySuperUser(db: ReadDb, userIds: readonly (string | null)[]): Promise<boolean> {
  const known = userIds.filter((id) => id !== null);
  const [found] = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.userId, known), eq(userRoles.role, "super_user")))
    .limit(1);
  return found !== undefined;
}
