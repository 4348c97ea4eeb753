import { and, eq, inArray, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";

/** Who has the trip or was asked, in any vehicle of the drive. */
export const findDriversToTell = (db: ReadDb, tripId: string) =>
  db
    .select({
      assignmentId: assignments.id,
      name: drivers.firstName,
      email: drivers.email,
      reference: bookings.reference,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        or(eq(trips.id, tripId), eq(trips.splitFrom, tripId)),
        inArray(assignments.state, ["offered", "accepted", "active"]),
      ),
    )
    .orderBy(assignments.id);
