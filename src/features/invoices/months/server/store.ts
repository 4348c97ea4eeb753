import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { lockedMonths } from "#db/schema/invoices.ts";
import { booksKey } from "../../server/store.ts";

/** False if it is already locked. Waits for transactions that are writing into the month. */
export async function insertLock(db: Database, lock: typeof lockedMonths.$inferInsert): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${booksKey})`);
  const written = await db.insert(lockedMonths).values(lock).onConflictDoNothing().returning();
  return written.length > 0;
}

export async function deleteLock(db: Database, month: string): Promise<boolean> {
  const gone = await db.delete(lockedMonths).where(eq(lockedMonths.month, month)).returning();
  return gone.length > 0;
}
