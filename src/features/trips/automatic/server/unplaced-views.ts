import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";

export const findAlarmSettings = async (db: ReadDb) => (await findSettings(db)).alarms;

export async function findUnplacedTrip(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      state: trips.state,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      reference: bookings.reference,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(trips.id, tripId));
  return row;
}
