import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { allDecided } from "#db/dispatch/decided-against.ts";
import { isoMoment } from "#db/many-rows/iso-moment.ts";
import { readMany } from "#db/many-rows/read-many.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { vehiclesOfDrive } from "#db/trip-parts.ts";
import { type DaySpan, isOnBoard, isOnRoadIn } from "./board-views.ts";

/** More than a company of this kind drives in a week. */
const tripsAtMost = 10_000;

/** The trips of several days by time, with driver and vehicle: one query, however many there are. */
export function findTripsOfWeek(db: ReadDb, week: DaySpan) {
  const crew = db
    .select({
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      decided: allDecided.as("decided"),
    })
    .from(assignments)
    .where(and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled"])))
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(1)
    .as("crew");
  return readMany(
    db
      .select({
        id: trips.id,
        state: trips.state,
        pickupAt: isoMoment(trips.pickupAt),
        end: isoMoment(trips.plannedEnd),
        pickupLocation: trips.pickupLocation,
        destination: trips.destination,
        passengers: trips.passengers,
        part: trips.part,
        vehicles: vehiclesOfDrive,
        continues: trips.continues,
        reference: bookings.reference,
        firstName: bookings.firstName,
        lastName: bookings.lastName,
        driverId: drivers.id,
        driverFirstName: drivers.firstName,
        driverLastName: drivers.lastName,
        vehicleId: vehicles.id,
        plate: vehicles.plate,
        seats: vehicles.seats,
        decided: crew.decided,
      })
      .from(trips)
      .innerJoin(bookings, eq(bookings.id, trips.bookingId))
      .leftJoinLateral(crew, sql`true`)
      .leftJoin(drivers, eq(drivers.id, crew.driverId))
      .leftJoin(vehicles, eq(vehicles.id, crew.vehicleId))
      .where(and(isOnBoard, isOnRoadIn(week)))
      .orderBy(asc(trips.pickupAt), asc(trips.id))
      .limit(tripsAtMost),
  );
}

export type TripOfWeek = Awaited<ReturnType<typeof findTripsOfWeek>>[number];
