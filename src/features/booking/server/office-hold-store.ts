import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";

/** From planned to dispatch: the trips of a booking that has just been confirmed. */
export async function openTrips(db: Database, bookingId: string): Promise<void> {
  await db
    .update(trips)
    .set({ state: "unassigned", version: sql`${trips.version} + 1` })
    .where(and(eq(trips.bookingId, bookingId), eq(trips.state, "planned")));
}
