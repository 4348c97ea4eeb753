import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";

/** The drivers assigned or asked, in any vehicle of the leg, no matter which trip is first now. */
export const findDriversToTell = (db: ReadDb, tripId: string) => {
  const drive = db
    .select({ bookingId: trips.bookingId, leg: trips.leg })
    .from(trips)
    .where(eq(trips.id, tripId))
    .as("drive");
  return db
    .select({
      assignmentId: assignments.id,
      driverId: drivers.id,
      name: drivers.firstName,
      email: drivers.email,
      phone: drivers.phone,
      reference: bookings.reference,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(drive, and(eq(drive.bookingId, trips.bookingId), eq(drive.leg, trips.leg)))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(assignments.state, ["offered", "accepted", "active"]))
    .orderBy(assignments.id);
};
