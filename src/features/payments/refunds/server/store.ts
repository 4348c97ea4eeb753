import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { refundMoves, refunds } from "#db/schema/payments.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;
export type RefundChanges = Partial<Omit<RefundRow, "id" | "bookingId" | "key" | "createdAt" | "state" | "version">>;

/** False if this refund already exists. */
export async function insertRefund(db: Database, refund: NewRefund): Promise<boolean> {
  const written = await db
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id });
  return written.length > 0;
}

export async function lockRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for("update");
  return row;
}

export async function updateRefund(
  db: Database,
  id: string,
  changes: RefundChanges & Partial<Pick<RefundRow, "state" | "version">>,
): Promise<void> {
  await db.update(refunds).set(changes).where(eq(refunds.id, id));
}

export async function insertRefundMove(db: Database, move: typeof refundMoves.$inferInsert): Promise<void> {
  await db.insert(refundMoves).values(move);
}

/** Claims the refund for one request to the gateway, for as long as an answer can take. */
export async function claimRefund(
  db: Database,
  id: string,
  { now, free }: { now: Date; free: Date },
): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ askedAt: now })
    .where(
      and(eq(refunds.id, id), eq(refunds.state, "processing"), or(isNull(refunds.askedAt), lt(refunds.askedAt, free))),
    )
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

/** Refunds that should have started but have not moved for a while. */
export const lockStuckRefunds = (db: Database, before: Date): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.state, ["approved", "processing"]), lt(refunds.updatedAt, before)))
    .orderBy(refunds.createdAt)
    .limit(50)
    .for("update", { skipLocked: true });
