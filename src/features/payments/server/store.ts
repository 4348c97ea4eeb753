import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { paymentMoves, payments } from "#db/schema/payments.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentChanges = Partial<Omit<PaymentRow, "id" | "bookingId" | "createdAt" | "state" | "version">>;
export async function insertPayment(db: Database, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await db.insert(payments).values(payment).returning();
  if (!row) throw new Error("The payment was not written.");
  return row;
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for("update");
  return row;
}

/** Makes decisions about a booking’s money sequential. */
export async function lockBookingMoney(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking-money:${bookingId}`}, 0))`);
}

/**
 * Locks every attempt of a booking, so that simultaneous starts run one after the other. The booking's money
 * is locked too, because without an attempt there is no row to lock.
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

/** Expired attempts. */
export const lockLapsedPayments = (db: Database, states: readonly PaymentState[], now: Date): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, [...states]), lt(payments.expiresAt, now)))
    .limit(200)
    .for("update", { skipLocked: true });

/** Makes payments for the same invoice wait until the transaction ends. */
export async function lockInvoiceMoney(db: Database, invoiceId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-money:${invoiceId}`}, 0))`);
}
