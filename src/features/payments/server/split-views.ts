import { asc, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { billShares, billSplits, payments } from "#db/schema/payments.ts";

/** The latest split of a booking’s bill, with its shares. */
export async function findSplit(db: ReadDb, bookingId: string) {
  const [split] = await db
    .select()
    .from(billSplits)
    .where(eq(billSplits.bookingId, bookingId))
    .orderBy(sql`${billSplits.endedAt} is not null`, desc(billSplits.createdAt), desc(billSplits.id))
    .limit(1);
  return split && { split, shares: await findShares(db, split.id) };
}

export type SplitRecord = NonNullable<Awaited<ReturnType<typeof findSplit>>>;

export const findShares = (db: ReadDb, splitId: string) =>
  db.select().from(billShares).where(eq(billShares.splitId, splitId)).orderBy(asc(billShares.position));

/** The share that a payment pays. */
export async function findShareOfPayment(db: ReadDb, paymentId: string) {
  const [row] = await db
    .select({ share: billShares })
    .from(payments)
    .innerJoin(billShares, eq(billShares.id, payments.shareId))
    .where(eq(payments.id, paymentId));
  return row?.share;
}
