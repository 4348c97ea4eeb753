import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripMoves, trips } from "#db/schema/trips.ts";

/** Deletes the trips of test bookings, which were never driven. */
export async function deleteTestTrips(db: Database, bookingIds: readonly string[]): Promise<void> {
  const theirs = inArray(trips.bookingId, [...bookingIds]);
  await db.delete(tripMoves).where(inArray(tripMoves.tripId, db.select({ id: trips.id }).from(trips).where(theirs)));
  await db.delete(trips).where(theirs);
}
