import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  noShowRequests,
  tripEvents,
  tripFlights,
  tripMoves,
  tripNotes,
  tripPhotos,
  trips,
  tripWaits,
} from "#db/schema/trips.ts";

/** Clears the notes on the trips of these bookings. */
export async function forgetWordsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const theirs = inArray(trips.bookingId, [...bookingIds]);
  await db.update(trips).set({ flightNumber: "", cancelReason: null }).where(theirs);
  const ids = db.select({ id: trips.id }).from(trips).where(theirs);
  await db.delete(tripNotes).where(inArray(tripNotes.bookingId, [...bookingIds]));
  await db.delete(tripFlights).where(inArray(tripFlights.tripId, ids));
  await db.update(tripEvents).set({ note: "" }).where(inArray(tripEvents.tripId, ids));
  await db.update(noShowRequests).set({ answer: "" }).where(inArray(noShowRequests.tripId, ids));
  await db.update(tripWaits).set({ reason: "" }).where(inArray(tripWaits.tripId, ids));
  await db.update(tripMoves).set({ reason: null }).where(inArray(tripMoves.tripId, ids));
}

/** Runs before the files themselves are deleted, because a row refers to each of them. */
export async function deletePhotosOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const theirs = db
    .select({ id: trips.id })
    .from(trips)
    .where(inArray(trips.bookingId, [...bookingIds]));
  await db.delete(tripPhotos).where(inArray(tripPhotos.tripId, theirs));
}
