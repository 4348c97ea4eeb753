import { and, asc, eq, gt, inArray, isNull, lt, not, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { tasks } from "#db/schema/crm.ts";
import { payments, refunds, transferProofs } from "#db/schema/payments.ts";

const number = (query: ReturnType<typeof sql>) => sql<number>`(${query})`.mapWith(Number);

/** All that waits for the office, in one question: each part is an index of just that. */
export async function countWaiting(db: ReadDb, now: Date, stuckSince: Date) {
  const [found] = await db
    .select({
      holdsOpen: number(
        sql`select count(*) from bookings where state = 'awaiting_payment' and hold_until > ${now} and not is_test`,
      ),
      requestsOpen: number(
        sql`select count(*) from bookings where state = 'requested' and answered_at is null and not is_test`,
      ),
      requestsLate: number(
        sql`select count(*) from bookings where state = 'requested' and answered_at is null and response_due_at <= ${now} and not is_test`,
      ),
      proofs: number(sql`select count(*) from transfer_proofs where state = 'submitted'`),
      refunds: number(sql`select count(*) from refunds where state in ('requested', 'failed', 'manual_transfer')`),
      changes: number(sql`select count(*) from booking_changes where state = 'proposed'`),
      tasksOpen: number(sql`select count(*) from tasks where state = 'open'`),
      tasksLate: number(sql`select count(*) from tasks where state = 'open' and due_at <= ${now}`),
      mailsStuck: number(sql`select count(*) from messages where state = 'queued' and created_at < ${stuckSince}`),
    })
    .from(sql`(values (1)) as one (n)`);
  if (!found) throw new Error("Nothing was counted.");
  return found;
}

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;

/** Awaiting payment, and the vehicle is not kept for much longer. */
export const findHoldsEnding = (db: ReadDb, now: Date, until: Date, atMost: number) =>
  db
    .select({
      reference: bookings.reference,
      name: customer,
      openCents: sql<number>`coalesce(${bookings.totalCents}, 0) - ${bookings.paidCents}`.mapWith(Number),
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
      reference: bookings.reference,
      name: customer,
      cents: refunds.amountCents,
      at: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(inArray(refunds.state, ["requested", "failed", "manual_transfer"]))
    .orderBy(asc(refunds.createdAt), refunds.id)
    .limit(atMost);

export const findTasksOpen = (db: ReadDb, atMost: number) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      subjectKind: tasks.subjectKind,
      subjectId: tasks.subjectId,
      dueAt: tasks.dueAt,
      createdAt: tasks.createdAt,
    })
    .from(tasks)
    .where(and(eq(tasks.state, "open"), isNull(tasks.doneAt)))
    .orderBy(sql`${tasks.dueAt} asc nulls last`, tasks.id)
    .limit(atMost);
