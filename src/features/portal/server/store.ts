import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { guestBookings } from "#db/schema/portal.ts";

export async function insertGuestBooking(db: Database, row: typeof guestBookings.$inferInsert): Promise<void> {
  await db.insert(guestBookings).values(row);
}

/** Deletes guests’ room and contact details. */
export async function forgetGuests(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db
    .update(guestBookings)
    .set({ room: "", guestEmail: "" })
    .where(inArray(guestBookings.bookingId, [...bookingIds]));
}
