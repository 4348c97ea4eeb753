import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { tripWaits } from "#db/schema/trips.ts";
import { findWait as readWaitOf } from "#db/wait-views.ts";

/** What waiting for a trip’s passengers costs, and since when it counts. */
export const findWait = (db: ReadDb, tripId: string) => readWaitOf(db, tripId);

/** What is charged for waiting on a trip; undefined where it stayed within the free minutes. */
export async function findCharge(db: ReadDb, tripId: string) {
  const [row] = await db.select().from(tripWaits).where(eq(tripWaits.tripId, tripId));
  return row;
}
