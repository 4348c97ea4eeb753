import { and, eq, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { dutySpans } from "#db/schema/tracking.ts";
import { switchEnd } from "#domain/tracking/duty.ts";

/** When a driver switched themselves on duty; undefined if they did not, or forgot to switch off. */
export async function findOpenDuty(db: ReadDb, driverId: string, now: Date): Promise<Date | undefined> {
  const [open] = await db
    .select({ from: dutySpans.startedAt })
    .from(dutySpans)
    .where(and(eq(dutySpans.driverId, driverId), isNull(dutySpans.endedAt)));
  return open && switchEnd({ from: open.from, to: null }) > now ? open.from : undefined;
}
