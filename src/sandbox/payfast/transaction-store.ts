import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { sandboxTransactions } from "#db/schema/payments.ts";

export type Transaction = typeof sandboxTransactions.$inferSelect;

export async function insertTransaction(
  db: Database,
  transaction: typeof sandboxTransactions.$inferInsert,
): Promise<void> {
  await db.insert(sandboxTransactions).values(transaction);
}

export async function findTransaction(db: Database, id: string): Promise<Transaction | undefined> {
  const [row] = await db.select().from(sandboxTransactions).where(eq(sandboxTransactions.id, id));
  return row;
}

export async function findByNumber(db: Database, number: number): Promise<Transaction | undefined> {
  const [row] = await db.select().from(sandboxTransactions).where(eq(sandboxTransactions.number, number));
  return row;
}

/** Decides an open transaction once: of two button presses the first counts. */
export async function decide(
  db: Database,
  id: string,
  { status, now }: { status: string; now: Date },
): Promise<boolean> {
  const decided = await db
    .update(sandboxTransactions)
    .set({ status, nextNoticeAt: now, notified: 0 })
    .where(and(eq(sandboxTransactions.id, id), eq(sandboxTransactions.status, "OPEN")))
    .returning({ id: sandboxTransactions.id });
  return decided.length > 0;
}

/** Claims the right to notify about a transaction until `nextNoticeAt`: another process follows one that dies. */
export async function claimNotice(
  db: Database,
  id: string,
  { now, next }: { now: Date; next: Date },
): Promise<Transaction | undefined> {
  const [row] = await db
    .update(sandboxTransactions)
    .set({ notified: sql`${sandboxTransactions.notified} + 1`, nextNoticeAt: next })
    .where(and(eq(sandboxTransactions.id, id), lte(sandboxTransactions.nextNoticeAt, now)))
    .returning();
  return row;
}

export const findDueNotices = (db: Database, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: sandboxTransactions.id })
    .from(sandboxTransactions)
    .where(lte(sandboxTransactions.nextNoticeAt, now))
    .orderBy(sandboxTransactions.nextNoticeAt)
    .limit(50);

type Noticed = { readonly status: string; readonly nextNoticeAt: Date | null };

/** The next step after a notification was acknowledged or given up; nothing if it was decided again meanwhile. */
export async function closeNotice(db: Database, { id, status }: Transaction, after: Noticed): Promise<void> {
  await db
    .update(sandboxTransactions)
    .set({ status: after.status, nextNoticeAt: after.nextNoticeAt })
    .where(and(eq(sandboxTransactions.id, id), eq(sandboxTransactions.status, status)));
}

/** Refunds, if that much is left. */
export async function payBack(
  db: Database,
  number: number,
  { cents, total }: { cents: number; total: number },
): Promise<boolean> {
  const paid = await db
    .update(sandboxTransactions)
    .set({ refundedCents: sql`${sandboxTransactions.refundedCents} + ${cents}` })
    .where(
      and(
        eq(sandboxTransactions.number, number),
        eq(sandboxTransactions.status, "COMPLETE"),
        lte(sandboxTransactions.refundedCents, total - cents),
      ),
    )
    .returning({ id: sandboxTransactions.id });
  return paid.length > 0;
}

/** The shop no longer keeps the card. */
export async function forgetToken(db: Database, id: string): Promise<void> {
  await db
    .update(sandboxTransactions)
    .set({ form: sql`${sandboxTransactions.form} - 'subscription_type'` })
    .where(eq(sandboxTransactions.id, id));
}
