import type { Database } from "#db/connect.ts";
import { guestBookings } from "#db/schema/booking.ts";

export async function insertGuestBooking(db: Database, row: typeof guestBookings.$inferInsert): Promise<void> {
  await db.insert(guestBookings).values(row);
}
