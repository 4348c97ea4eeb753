import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { lockedMonths } from "#db/schema/invoices.ts";

const books = sql`hashtextextended('invoices:books', 0)`;

/** Anyone who dates something keeps the months as they are until the transaction ends; many may at once. */
export async function holdMonths(db: Database): Promise<ReadonlySet<string>> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${books})`);
  const rows = await db.select({ month: lockedMonths.month }).from(lockedMonths);
  return new Set(rows.map(({ month }) => month));
}

/** False where it was locked before. Waits for anyone who is dating something just now. */
export async function insertLock(db: Database, lock: typeof lockedMonths.$inferInsert): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${books})`);
  const written = await db.insert(lockedMonths).values(lock).onConflictDoNothing().returning();
  return written.length > 0;
}

export async function deleteLock(db: Database, month: string): Promise<boolean> {
  const gone = await db.delete(lockedMonths).where(eq(lockedMonths.month, month)).returning();
  return gone.length > 0;
}
