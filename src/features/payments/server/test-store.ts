import { inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  paymentMoves,
  paymentNotifications,
  payments,
  refundMoves,
  refunds,
  sandboxTransactions,
} from "#db/schema/payments.ts";

/** Deletes the sandbox payments and refunds of test bookings, with the sandbox’s own records. */
export async function deleteTestPayments(db: Database, bookingIds: readonly string[]): Promise<void> {
  const theirs = inArray(payments.bookingId, [...bookingIds]);
  const paid = (await db.select({ id: payments.id }).from(payments).where(theirs)).map(({ id }) => id);
  const back = inArray(refunds.bookingId, [...bookingIds]);
  await db
    .delete(refundMoves)
    .where(inArray(refundMoves.refundId, db.select({ id: refunds.id }).from(refunds).where(back)));
  await db.delete(refunds).where(back);
  const named = sql`jsonb_array_elements_text(${JSON.stringify(paid)}::jsonb)`;
  await db.delete(paymentNotifications).where(
    or(
      inArray(paymentNotifications.paymentId, paid),
      sql`${paymentNotifications.id} in (select n.id from payment_notifications n, ${named} id
          where n.provider = 'stand_in' and n.raw like '%' || id || '%')`,
    ),
  );
  await db.delete(sandboxTransactions).where(sql`${sandboxTransactions.form} ->> 'm_payment_id' in (select ${named})`);
  await db.delete(paymentMoves).where(inArray(paymentMoves.paymentId, paid));
  await db.delete(payments).where(theirs);
}
