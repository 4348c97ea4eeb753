import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { codeFailures } from "#db/schema/booking.ts";
import { addMinutes } from "#domain/time/local-time.ts";

export async function findWrongCodes(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(codeFailures).where(eq(codeFailures.key, key));
  return row && row.resetsAt > now ? row.count : 0;
}

/** One more, and how many that makes; counting starts again when its time is over. */
export async function countWrongCode(db: Database, key: string, now: Date, minutes: number): Promise<number> {
  const fresh = { key, count: 1, resetsAt: addMinutes(now, minutes) };
  const [row] = await db
    .insert(codeFailures)
    .values(fresh)
    .onConflictDoUpdate({
      target: codeFailures.key,
      set: {
        count: sql`case when ${codeFailures.resetsAt} > ${now} then ${codeFailures.count} + 1 else 1 end`,
        resetsAt: sql`case when ${codeFailures.resetsAt} > ${now} then ${codeFailures.resetsAt} else excluded.resets_at end`,
      },
    })
    .returning({ count: codeFailures.count });
  return row?.count ?? 1;
}

export async function forgetWrongCodes(db: Database, key: string): Promise<undefined> {
  await db.delete(codeFailures).where(eq(codeFailures.key, key));
}

/** Those that count no more. */
export async function deleteEndedCodes(db: Database, now: Date): Promise<void> {
  await db.delete(codeFailures).where(lte(codeFailures.resetsAt, now));
}
