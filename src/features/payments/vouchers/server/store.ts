import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { payments, vouchers } from "#db/schema/payments.ts";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

export async function insertVoucher(db: Database, voucher: typeof vouchers.$inferInsert): Promise<void> {
  await db.insert(vouchers).values(voucher);
}

/** Reads a voucher and keeps others from using it until the transaction ends. */
export async function lockVoucher(db: Database, id: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  return row;
}

export async function updateVoucher(
  db: Database,
  id: string,
  changes: Partial<Pick<VoucherRow, "soldAt" | "expiresOn">>,
): Promise<void> {
  await db.update(vouchers).set(changes).where(eq(vouchers.id, id));
}

/**
 * Deletes orders of before then that no one has paid for. One that someone went to the gateway with stays without names:
 * its attempts belong to it.
 */
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

const noOne = { buyerName: "Deleted", buyerEmail: "", recipientName: "", recipientEmail: "", message: "" };

/** Amounts, dates and the number stay: they are money that we owe or were paid. */
export async function anonymiseVouchers(db: Database, email: string | null): Promise<void> {
  if (email === null) return;
  const buyer = sql`lower(${vouchers.buyerEmail}) = lower(${email})`;
  const recipient = sql`lower(${vouchers.recipientEmail}) = lower(${email})`;
  const rows = await db.select({ id: vouchers.id }).from(vouchers).where(or(buyer, recipient)).for("update");
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(vouchers).set(noOne).where(inArray(vouchers.id, ids));
}
