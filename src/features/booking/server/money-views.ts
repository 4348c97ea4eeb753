import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { invoiceBookings } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { tripWaits } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";

/** The booking a reference names. */
export async function findBookingId(db: ReadDb, reference: string): Promise<string> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`There is no booking ${reference}.`);
  return row.id;
}

export async function findPayment(db: ReadDb, id: string) {
  const [row] = await db
    .select({ id: payments.id, method: payments.method, state: payments.state, amountCents: payments.amountCents })
    .from(payments)
    .where(eq(payments.id, id));
  if (!row) throw new Error(`There is no payment ${id}.`);
  return row;
}

/** All payments for a booking, before refunds. */
export async function findReceived(db: ReadDb, bookingId: string): Promise<number> {
  const rows = await db
    .select({ state: payments.state, amountCents: payments.amountCents })
    .from(payments)
    .where(eq(payments.bookingId, bookingId));
  const received = rows.filter(({ state }) => isReceived(state));
  return received.reduce((sum, { amountCents }) => sum + amountCents, 0) + (await findPaidByMonth(db, bookingId));
}

/** The amount a company paid for it on monthly invoices: returned as credit there, never to the booking. */
export async function findPaidByMonth(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoiceBookings.paidCents}), 0)::int` })
    .from(invoiceBookings)
    .where(eq(invoiceBookings.bookingId, bookingId));
  return row?.sum ?? 0;
}

/** The bookings of a monthly invoice. */
export async function findOnInvoice(db: ReadDb, invoiceId: string): Promise<string[]> {
  const rows = await db
    .select({ id: invoiceBookings.bookingId })
    .from(invoiceBookings)
    .where(eq(invoiceBookings.invoiceId, invoiceId))
    .orderBy(invoiceBookings.bookingId);
  return rows.map(({ id }) => id);
}

/** The customer’s payments, one after the other. */
export async function findReceivedPayments(db: ReadDb, bookingId: string) {
  const rows = await db
    .select({
      method: payments.method,
      state: payments.state,
      amountCents: payments.amountCents,
      paidAt: payments.paidAt,
      updatedAt: payments.updatedAt,
    })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(payments.createdAt, payments.id);
  return rows
    .filter(({ state }) => isReceived(state))
    .map(({ paidAt, updatedAt, ...payment }) => ({ ...payment, paidAt: paidAt ?? updatedAt }));
}

/** Completed refunds. */
export async function findPaidBack(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.paidCents}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId));
  return row?.sum ?? 0;
}

/** All refunds: completed, under way or awaiting approval. */
export async function findOnWayBack(db: ReadDb, { id, reference }: Booked): Promise<number> {
  const [opened] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.bookingId, id), ne(refunds.state, "rejected")));
  // Requested but not opened yet: money that arrives meanwhile must not request it again.
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum((${events.payload} ->> 'amountCents')::int), 0)::int` })
    .from(events)
    .where(
      and(
        eq(events.type, "refund.due"),
        sql`${events.payload} ->> 'reference' = ${reference}`,
        subquery<boolean>`not exists (select from refunds known where known.key = ${events.payload} ->> 'key')`,
      ),
    );
  return (opened?.sum ?? 0) + (row?.sum ?? 0);
}

type Booked = { readonly id: string; readonly reference: string };

/** The waiting charge at the pickup of a trip, charged or not yet. */
export async function findWaiting(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ bookingId: tripWaits.bookingId, cents: sql<number>`${tripWaits.steps} * ${tripWaits.stepCents}` })
    .from(tripWaits)
    .where(eq(tripWaits.tripId, tripId));
  return row;
}

/** A gateway that has not decided within a day will not; a proof waits for a person. */
const gatewayHours = 24;

/** Those of these bookings with a payment being checked right now. */
export async function findBeingPaid(db: ReadDb, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const isLookedAt = or(
    eq(payments.state, "proof_submitted"),
    and(eq(payments.state, "processing"), gt(payments.updatedAt, addHours(now, -gatewayHours))),
  );
  const rows = await db
    .selectDistinct({ id: payments.bookingId })
    .from(payments)
    .where(and(inArray(payments.bookingId, [...ids]), isLookedAt));
  return rows.flatMap(({ id }) => id ?? []);
}

export const isChangeKnown = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(bookingChanges, eq(bookingChanges.id, id))) > 0;

/** Whether an earlier event already requested this refund. */
export async function isRefundDue(db: ReadDb, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.type, "refund.due"), sql`${events.payload} ->> 'key' = ${key}`))
    .limit(1);
  return row !== undefined;
}
