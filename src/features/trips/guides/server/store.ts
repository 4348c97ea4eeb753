import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripGuides } from "#db/schema/trips.ts";

export async function insertGuide(db: Database, guide: typeof tripGuides.$inferInsert): Promise<void> {
  await db.insert(tripGuides).values(guide).onConflictDoNothing();
}

/** False if they were not on the trip. */
export async function deleteGuide(db: Database, tripId: string, driverId: string): Promise<boolean> {
  const gone = await db
    .delete(tripGuides)
    .where(and(eq(tripGuides.tripId, tripId), eq(tripGuides.driverId, driverId)))
    .returning({ id: tripGuides.driverId });
  return gone.length > 0;
}
