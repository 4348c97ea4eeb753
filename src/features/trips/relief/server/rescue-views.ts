import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { bagsOfTrip } from "#db/trip-parts.ts";
import { bagsCarried } from "#db/vehicle-room.ts";
import { addHours } from "#domain/time/local-time.ts";

/** All trips of the leg that a trip belongs to, part by part. */
export const findLegOf = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      state: trips.state,
      part: trips.part,
      continues: trips.continues,
      bookingId: trips.bookingId,
      leg: trips.leg,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      passengers: trips.passengers,
      bags: bagsOfTrip,
      reference: bookings.reference,
      organisationId: bookings.organisationId,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      subquery`(${trips.bookingId}, ${trips.leg}) = (select named.booking_id, named.leg from trips named where named.id = ${tripId}::uuid)
        and ${trips.state} <> 'cancelled'`,
    )
    .orderBy(asc(trips.part));

export type LegTrip = Awaited<ReturnType<typeof findLegOf>>[number];

/** The drivers of these trips, with those who gave them back or were taken off. */
export const findCrewsOf = (db: ReadDb, tripIds: readonly string[]) =>
  db
    .select({
      tripId: assignments.tripId,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      state: assignments.state,
    })
    .from(assignments)
    .where(inArray(assignments.tripId, [...tripIds]));

/** Everyone who might drive, with where they live. */
export const findRescueDrivers = (db: ReadDb) =>
  db
    .select({
      id: drivers.id,
      name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      phone: drivers.phone,
      homeArea: drivers.homeArea,
      providerId: drivers.providerId,
    })
    .from(drivers)
    .where(eq(drivers.state, "active"))
    .orderBy(asc(drivers.id))
    .limit(500);

/** Every vehicle that can be driven, where it was last seen, and who drove it then. */
export const findRescueVehicles = (db: ReadDb) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      name: sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`,
      seats: vehicles.seats,
      bags: bagsCarried(sql`${vehicles}`),
      ownerId: vehicles.ownerId,
      latitude: latestPositions.latitude,
      longitude: latestPositions.longitude,
      takenAt: latestPositions.takenAt,
      seenWith: latestPositions.driverId,
    })
    .from(vehicles)
    .leftJoin(latestPositions, eq(latestPositions.vehicleId, vehicles.id))
    .where(eq(vehicles.state, "available"))
    .orderBy(asc(vehicles.seats), asc(vehicles.id))
    .limit(500);

/** Longer ago or later than this, a trip says nothing about where its driver is. */
const hoursAround = 12;

/** The vehicle of each driver now. */
export const findWorkAround = (db: ReadDb, now: Date) =>
  db
    .select({
      tripId: trips.id,
      version: trips.version,
      state: trips.state,
      reference: bookings.reference,
      bookingId: trips.bookingId,
      leg: trips.leg,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      passengers: trips.passengers,
      bags: bagsOfTrip,
      driverId: sql<string>`${assignments.driverId}`,
      vehicleId: sql<string>`${assignments.vehicleId}`,
      takenFrom: sql<Date>`lower(${assignments.busy})`.mapWith(trips.pickupAt),
      takenTo: sql<Date>`upper(${assignments.busy})`.mapWith(trips.pickupAt),
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        ne(trips.state, "cancelled"),
        sql`${assignments.driverId} is not null and ${assignments.vehicleId} is not null`,
        sql`${trips.plannedEnd} > ${addHours(now, -hoursAround).toISOString()}::timestamptz`,
        sql`${trips.pickupAt} > ${addHours(now, -24 * 14).toISOString()}::timestamptz`,
        sql`${trips.pickupAt} < ${addHours(now, hoursAround).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id));

export type WorkRow = Awaited<ReturnType<typeof findWorkAround>>[number];
