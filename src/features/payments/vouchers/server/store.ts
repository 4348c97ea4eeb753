import { and, inArray, isNotNull, isNull, lt, ne, notInArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { payments, vouchers } from "#db/schema/payments.ts";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";
import { noOne } from "../../server/voucher-store.ts";

export async function insertVoucher(db: Database, voucher: typeof vouchers.$inferInsert): Promise<void> {
  await db.insert(vouchers).values(voucher);
}

/** Deletes old unpaid orders. An order with payment attempts stays, without names. */
export async function forgetOrders(db: Database, before: Date): Promise<void> {
  const isOld = and(isNull(vouchers.soldAt), lt(vouchers.createdAt, before));
  const attempts = db.select({ id: payments.voucherId }).from(payments).where(isNotNull(payments.voucherId));
  const paying = db
    .select({ id: payments.voucherId })
    .from(payments)
    .where(and(isNotNull(payments.voucherId), inArray(payments.state, [...receivedStates, "processing"])));
  await db.delete(vouchers).where(and(isOld, notInArray(vouchers.id, attempts)));
  await db
    .update(vouchers)
    .set(noOne)
    .where(and(isOld, ne(vouchers.buyerEmail, ""), notInArray(vouchers.id, paying)));
}
