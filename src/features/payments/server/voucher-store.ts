import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vouchers } from "#db/schema/payments.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/** Locks a voucher until the transaction ends. */
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

/** Replaces buyer and recipient once they are erased. */
export const noOne = { buyerName: "Deleted", buyerEmail: "", recipientName: "", recipientEmail: "", message: "" };
