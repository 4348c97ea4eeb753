import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { plainFactColumns } from "#db/fact-selects.ts";
import { passengersOfTrip } from "#db/passengers-of-trip.ts";
import { cashToCollect } from "#db/pay/cash-to-collect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { bagsOfTrip, guidesOfTrip, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "#db/trip-parts.ts";

/**
 * One assignment with all the facts for its driver and its customer. The only amount in it is the cash that
 * the driver collects.
 */
export async function findAssignmentForEmail(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      id: assignments.id,
      state: assignments.state,
      reason: assignments.reason,
      tripId: trips.id,
      tripState: trips.state,
      leg: trips.leg,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      passengers: trips.passengers,
      part: trips.part,
      continues: trips.continues,
      vehicles: vehiclesOfDrive,
      stops: trips.stops,
      flight: trips.flightNumber,
      reference: bookings.reference,
      isTest: bookings.isTest,
      bags: bagsOfTrip,
      childSeats: seatsOfTrip,
      childSeatSizes: seatSizesOfTrip,
      extras: bookings.extras,
      guides: guidesOfTrip,
      ...plainFactColumns,
      cashCents: cashToCollect,
      serviceType: bookings.serviceType,
      listed: passengersOfTrip,
      customerFirstName: bookings.firstName,
      customerLastName: bookings.lastName,
      customerEmail: bookings.email,
      driverId: drivers.id,
      driverFirstName: drivers.firstName,
      driverLastName: drivers.lastName,
      driverEmail: drivers.email,
      driverPhone: drivers.phone,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(eq(assignments.id, id));
  return row;
}

export type AssignmentForEmail = NonNullable<Awaited<ReturnType<typeof findAssignmentForEmail>>>;

/** The current drivers of a booking’s trips. */
export const findDrivingOf = (db: ReadDb, reference: string) =>
  db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(eq(bookings.reference, reference), inArray(assignments.state, ["accepted", "active"])))
    .orderBy(asc(assignments.id));

/** The current crew. */
export async function findLiveDriver(db: ReadDb, tripId: string): Promise<string | null | undefined> {
  const [live] = await db
    .select({ driverId: assignments.driverId })
    .from(assignments)
    .where(and(eq(assignments.tripId, tripId), inArray(assignments.state, ["accepted", "active"])));
  return live?.driverId;
}

export async function findUserName(db: ReadDb, actor: string): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(sql`${users.id}::text = ${actor}`);
  return user?.name ?? "A super-user";
}
