import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";

export async function findBookedJourney(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      service: bookings.serviceType,
      pickupAt: bookings.pickupAt,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      isTest: bookings.isTest,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row;
}
