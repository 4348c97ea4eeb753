import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { bagsOfTrip, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "#db/trip-parts.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";

/** The drivers of these trips with their loads. */
export const findDriversOfParts = (db: ReadDb, tripIds: readonly string[]) =>
  db
    .select({
      assignmentId: assignments.id,
      name: drivers.firstName,
      email: drivers.email,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      part: trips.part,
      vehicles: vehiclesOfDrive,
      passengers: trips.passengers,
      bags: bagsOfTrip,
      childSeats: seatsOfTrip,
      childSeatSizes: seatSizesOfTrip,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(inArray(trips.id, [...tripIds]), inArray(assignments.state, ["accepted", "active"])))
    .orderBy(trips.part);

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
