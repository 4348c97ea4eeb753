import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vouchers } from "#db/schema/payments.ts";

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

/** Amounts, dates and the number stay: they are money that we owe or were paid. */
export async function anonymiseVouchers(db: Database, email: string | null): Promise<void> {
  if (email === null) return;
  const buyer = sql`lower(${vouchers.buyerEmail}) = lower(${email})`;
  const recipient = sql`lower(${vouchers.recipientEmail}) = lower(${email})`;
  const found = await db.select({ id: vouchers.id }).from(vouchers).where(or(buyer, recipient)).for("update");
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(vouchers)
    .set({ buyerName: "Deleted", buyerEmail: "", recipientName: "", recipientEmail: "", message: "" })
    .where(inArray(vouchers.id, ids));
}
