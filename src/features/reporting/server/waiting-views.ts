import { and, asc, eq, gt, inArray, lt, not, sql } from "drizzle-orm";
import { dueCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { refundSubjects } from "#db/money/refund-subjects.ts";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { payments, refunds, transferProofs } from "#db/schema/payments.ts";
import { refundStatesWaiting } from "#domain/payment/refund-lifecycle.ts";

const number = (query: ReturnType<typeof sql>) => sql<number>`(${query})`.mapWith(Number);

/** Counts everything that waits for our team in one query; each number matches the list it leads to. */
export async function countWaiting(db: ReadDb, now: Date, stuckSince: Date) {
  const [row] = await db
    .select({
      holdsOpen: number(sql`select count(*) from bookings where state = 'awaiting_payment' and not is_test`),
      requestsOpen: number(sql`select count(*) from bookings where state = 'requested' and not is_test`),
      requestsLate: number(
        sql`select count(*) from bookings where state = 'requested' and answered_at is null and response_due_at <= ${now} and not is_test`,
      ),
      proofs: number(sql`select count(*) from transfer_proofs where state = 'submitted'`),
      refunds: number(sql`select count(*) from refunds where ${inArray(refunds.state, refundStatesWaiting)}`),
      changes: number(sql`select count(*) from bookings where amendment = 'proposed_by_customer' and not is_test`),
      mailsStuck: number(
        sql`select count(*) from messages where state = 'queued' and channel = 'email' and created_at < ${stuckSince}`,
      ),
    })
    .from(sql`(values (1)) as one (n)`);
  if (!row) throw new Error("Nothing was counted.");
  return row;
}

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;

/** Unpaid bookings whose hold expires soon. */
export const findHoldsEnding = (db: ReadDb, now: Date, until: Date, atMost: number) =>
  db
    .select({
      reference: bookings.reference,
      name: customer,
      openCents: dueCents,
      dueAt: sql<Date>`${bookings.holdUntil}`.mapWith(bookings.holdUntil),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "awaiting_payment"),
        gt(bookings.holdUntil, now),
        lt(bookings.holdUntil, until),
        not(bookings.isTest),
      ),
    )
    .orderBy(asc(bookings.holdUntil), bookings.id)
    .limit(atMost);

export const findChangesWaiting = (db: ReadDb, atMost: number) =>
  db
    .select({ id: bookingChanges.id, reference: bookings.reference, name: customer, at: bookingChanges.createdAt })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(eq(bookingChanges.state, "proposed"))
    .orderBy(asc(bookingChanges.createdAt))
    .limit(atMost);

export const findProofsWaiting = (db: ReadDb, atMost: number) =>
  db
    .select({ id: transferProofs.id, reference: bookings.reference, name: customer, at: transferProofs.createdAt })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(transferProofs.state, "submitted"))
    .orderBy(asc(transferProofs.createdAt), transferProofs.id)
    .limit(atMost);

export const findRefundsWaiting = (db: ReadDb, atMost: number) =>
  db
    .select({
      id: refunds.id,
      reference: sql<string>`subject.reference`,
      name: sql<string>`subject.customer`,
      cents: refunds.amountCents,
      at: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(sql`${refundSubjects} subject`, sql`subject.refund_id = ${refunds.id}`)
    .where(inArray(refunds.state, refundStatesWaiting))
    .orderBy(asc(refunds.createdAt), refunds.id)
    .limit(atMost);
