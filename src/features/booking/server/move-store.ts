import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";

export type BookingRow = typeof bookings.$inferSelect;
/**
 * The writable columns. The pickup time belongs to trips, and the database copies it; a return time is only written for
 * a stay, which has no return trip.
 */
export type BookingChanges = Partial<Omit<BookingRow, "id" | "reference" | "createdAt" | "pickupAt">> & {
  readonly pickupAt?: never;
};

/** Locks a booking until the transaction ends. */
export async function lockBooking(db: Database, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return row;
}

export async function updateBooking(db: Database, id: string, changes: BookingChanges): Promise<void> {
  await db.update(bookings).set(changes).where(eq(bookings.id, id));
}

export async function insertBookingMove(db: Database, move: typeof bookingMoves.$inferInsert): Promise<void> {
  await db.insert(bookingMoves).values(move);
}
