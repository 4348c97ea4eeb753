import { and, desc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { creditRefunds, paymentMoves, paymentNotifications, payments } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentChanges = Partial<Omit<PaymentRow, "id" | "bookingId" | "createdAt" | "state" | "version">>;
export type NotificationRow = typeof paymentNotifications.$inferSelect;

export async function insertPayment(db: Database, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await db.insert(payments).values(payment).returning();
  if (!row) throw new Error("The payment was not written.");
  return row;
}

/** Reads a payment and keeps others from changing it until the transaction ends. */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for("update");
  return row;
}

/** All that concerns the money of a booking is decided one after the other. */
export async function lockBookingMoney(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking-money:${bookingId}`}, 0))`);
}

/**
 * Every attempt of a booking, locked: two that start to pay at once do so one after the other. The booking's money is
 * locked as well, because where there is no attempt yet there is no row to lock.
 */
export async function lockPaymentsOf(db: Database, bookingId: string): Promise<PaymentRow[]> {
  await lockBookingMoney(db, bookingId);
  return db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(payments.createdAt, payments.id)
    .for("update");
}

export async function updatePayment(
  db: Database,
  id: string,
  changes: PaymentChanges & Partial<Pick<PaymentRow, "state" | "version">>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id));
}

export async function insertPaymentMove(db: Database, move: typeof paymentMoves.$inferInsert): Promise<void> {
  await db.insert(paymentMoves).values(move);
}

export async function insertCreditRefund(db: Database, refund: typeof creditRefunds.$inferInsert): Promise<void> {
  await db.insert(creditRefunds).values(refund);
}

/** Attempts whose time is over. */
export const lockLapsedPayments = (db: Database, states: readonly PaymentState[], now: Date): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, [...states]), lt(payments.expiresAt, now)))
    .limit(200)
    .for("update", { skipLocked: true });

export async function insertNotification(
  db: Database,
  notification: typeof paymentNotifications.$inferInsert,
): Promise<void> {
  await db.insert(paymentNotifications).values(notification);
}

export async function lockNotification(db: Database, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id)).for("update");
  return row;
}

export async function updateNotification(
  db: Database,
  id: string,
  changes: Partial<Omit<NotificationRow, "id" | "receivedAt">>,
): Promise<void> {
  await db.update(paymentNotifications).set(changes).where(eq(paymentNotifications.id, id));
}

/** Forgets notifications that were refused: those of before then, and of the rest all but the latest. */
export async function deleteRefusedNotifications(
  db: Database,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  const isRefused = eq(paymentNotifications.verdict, "refused");
  const latest = db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(isRefused)
    .orderBy(desc(paymentNotifications.receivedAt), desc(paymentNotifications.id))
    .limit(keep);
  const isOld = or(lt(paymentNotifications.receivedAt, before), notInArray(paymentNotifications.id, latest));
  // One that our team had processed again stays as long as what came of it.
  const isReplayed = subquery<boolean>`exists (select from payment_notifications again where again.replay_of = ${paymentNotifications.id})`;
  await db.delete(paymentNotifications).where(and(isRefused, isOld, sql`not ${isReplayed}`));
}
