import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findKmCosts } from "#db/pay/km-cost-views.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { bagsOfTrip, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "#db/trip-parts.ts";
import { bagsCarried } from "#db/vehicle-room.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

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

/** Our vehicles that can be driven, with the last day on which their documents are good. */
export const findOwnVehicles = (db: ReadDb) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      name: sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`,
      seats: vehicles.seats,
      bags: bagsCarried(sql`${vehicles}`),
      documentsUntil: vehicles.documentsUntil,
    })
    .from(vehicles)
    .where(and(eq(vehicles.state, "available"), isNull(vehicles.ownerId)))
    .orderBy(asc(vehicles.seats), asc(vehicles.plate))
    .limit(500);

export const findCostsPerKm = (db: ReadDb, vehicleIds: readonly string[], since: LocalDate) =>
  findKmCosts(db, vehicleIds, since);

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
