import { lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { callCounts, errorReports, healthAlarms, serviceAnswers } from "#db/schema/health.ts";
import type { Taken } from "#platform/watch.ts";

const slotMs = 5 * 60_000;

/** Adds one process’s counts to the shared totals, one statement for each kind. */
export async function keepWatched(
  db: Database,
  { counts, answers, errors }: Taken,
  about: { now: Date; version: string },
) {
  const slot = new Date(Math.floor(about.now.getTime() / slotMs) * slotMs);
  if (counts.length > 0)
    await db
      .insert(callCounts)
      .values(counts.map((count) => ({ ...count, slot })))
      .onConflictDoUpdate({
        target: [callCounts.slot, callCounts.kind, callCounts.name, callCounts.upToMs],
        set: {
          calls: sql`${callCounts.calls} + excluded.calls`,
          failed: sql`${callCounts.failed} + excluded.failed`,
        },
      });
  if (answers.length > 0)
    await db
      .insert(serviceAnswers)
      .values([...answers])
      .onConflictDoUpdate({
        target: serviceAnswers.name,
        set: {
          lastOkAt: sql`greatest(${serviceAnswers.lastOkAt}, excluded.last_ok_at)`,
          lastFailedAt: sql`greatest(${serviceAnswers.lastFailedAt}, excluded.last_failed_at)`,
          lastError: sql`coalesce(nullif(excluded.last_error, ''), ${serviceAnswers.lastError})`,
        },
      });
  if (errors.length > 0)
    await db
      .insert(errorReports)
      .values(errors.map((error) => ({ ...error, version: about.version })))
      .onConflictDoNothing();
}

export const forgetCounts = (db: Database, before: Date) => db.delete(callCounts).where(lt(callCounts.slot, before));

/** By age, and by number, so that a bad day does not fill the table; the newest stay. */
export async function forgetErrors(db: Database, before: Date, atMost: number): Promise<void> {
  await db.delete(errorReports).where(lt(errorReports.at, before));
  const newest = db
    .select({ code: errorReports.code })
    .from(errorReports)
    .orderBy(sql`${errorReports.at} desc`)
    .limit(atMost);
  await db.delete(errorReports).where(notInArray(errorReports.code, newest));
}

export const forgetAlarms = (db: Database, before: Date) =>
  db.delete(healthAlarms).where(lt(healthAlarms.endedAt, before));
