import { and, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { refundAccounts } from "#db/schema/payments.ts";

export type RefundAccountRow = typeof refundAccounts.$inferSelect;

/** One account per booking: the latest one given. */
export async function saveAccount(db: Database, account: RefundAccountRow): Promise<void> {
  const { bookingId: _, createdAt: __, ...changes } = account;
  await db
    .insert(refundAccounts)
    .values(account)
    .onConflictDoUpdate({ target: refundAccounts.bookingId, set: changes });
}

const pending = sql`exists (select 1 from refunds due where due.booking_id = refund_accounts.booking_id
  and due.state not in ('succeeded', 'rejected'))`;

/** Deletes accounts that no refund needs any more. */
export async function deleteOldAccounts(db: Database, before: Date): Promise<void> {
  await db.delete(refundAccounts).where(and(lt(refundAccounts.updatedAt, before), sql`not ${pending}`));
}

export async function deleteAccountsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0) await db.delete(refundAccounts).where(inArray(refundAccounts.bookingId, [...bookingIds]));
}
