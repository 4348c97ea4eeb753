import { and, eq, getTableColumns } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { hostOf } from "./views.ts";

/** The whole booking, for an email about a change. */
export async function findWholeBooking(db: ReadDb, reference: string) {
  const [booking] = await db
    .select({ ...getTableColumns(bookings), host: hostOf })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
}

/** Only a confirmed booking is in the customer’s calendar. */
export async function wasConfirmed(db: ReadDb, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookingMoves.id })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.bookingId, bookingId), eq(bookingMoves.toState, "confirmed")))
    .limit(1);
  return rows.length > 0;
}
