import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";

/** A trip and its driver, for notes and messages. */
export async function findTripToNote(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      bookingId: trips.bookingId,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      reference: bookings.reference,
      driverId: drivers.id,
      driverFirstName: drivers.firstName,
      driverEmail: drivers.email,
      driverPhone: drivers.phone,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled"])),
    )
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(eq(trips.id, tripId));
  return row;
}

export type TripToNote = NonNullable<Awaited<ReturnType<typeof findTripToNote>>>;
