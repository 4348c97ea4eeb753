import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";

/** Deletes test bookings and everything stored about them here. Their trips and payments are gone already. */
export async function deleteTestBookings(db: Database, bookingIds: readonly string[]): Promise<void> {
  const ids = [...bookingIds];
  await db.delete(bookingMoves).where(inArray(bookingMoves.bookingId, ids));
  await db.delete(bookingItems).where(inArray(bookingItems.bookingId, ids));
  await db.delete(bookings).where(inArray(bookings.id, ids));
}
