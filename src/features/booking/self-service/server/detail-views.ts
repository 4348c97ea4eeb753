import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { isBookedBy } from "#db/booked-by.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookingFactColumns } from "#db/fact-selects.ts";
import { customerLinkId } from "#db/live-links.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, tripFlights, trips } from "#db/schema/trips.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import { guideFirstNames, isNotJoined } from "#db/trip-parts.ts";
import { vehicleDrawing, vehicleKind, vehiclePicture } from "#db/vehicle-kind.ts";
import { isAddressedTo } from "./list-views.ts";

/** The caller’s own booking with this reference; someone else's is undefined too. */
export async function findMyBooking(db: ReadDb, userId: string, reference: string) {
  const [booking] = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      optionTitle: bookings.optionTitle,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
      hireHours: bookings.hireHours,
      packageDays: bookings.packageDays,
      passengers: bookings.passengers,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      totalCents: bookings.totalCents,
      paidCents: bookings.paidCents,
      email: bookings.email,
      phone: bookings.phone,
      ...bookingFactColumns,
      responseDueAt: bookings.responseDueAt,
      createdAt: bookings.createdAt,
      termsVersion: bookings.termsVersion,
      termsAcceptedAt: bookings.termsAcceptedAt,
      policy: bookings.policy,
      refundedCents: bookings.refundedCents,
      feeCents: bookings.feeCents,
      paymentMethod: bookings.paymentMethod,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.reference, reference),
        or(isBookedBy(userId), isAddressedTo(userId)),
        eq(bookings.isTest, false),
        ne(bookings.state, "draft"),
      ),
    );
  return booking;
}

export const findMovesOf = (db: ReadDb, bookingId: string) =>
  db
    .select({
      toState: bookingMoves.toState,
      actor: bookingMoves.actor,
      reason: bookingMoves.reason,
      at: bookingMoves.createdAt,
    })
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(asc(bookingMoves.createdAt), asc(bookingMoves.id));

/** A trip’s current driver, or the one who drove it; offers are left out. */
const driving = inArray(assignments.state, ["accepted", "active", "fulfilled"]);

/** One row per vehicle. */
export const findTripsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: trips.id,
      leg: trips.leg,
      part: trips.part,
      continues: trips.continues,
      passengers: trips.passengers,
      state: trips.state,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      endedAt: tripEndedAt,
      vehicleClass: trips.vehicleClass,
      vehicleKind: vehicleKind(trips.vehicleClass),
      soldDrawing: vehicleDrawing(trips.vehicleClass),
      soldPicture: vehiclePicture(trips.vehicleClass),
      linkId: customerLinkId,
      assignmentId: assignments.id,
      driverName: drivers.firstName,
      driverId: drivers.id,
      driverPhotoId: drivers.photoId,
      vehicleId: vehicles.id,
      seats: vehicles.seats,
      colour: vehicles.colour,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      assignedClass: vehicles.vehicleClass,
      vehiclePhotoId: vehicles.photoId,
      flightNumber: trips.flightNumber,
      flightStatus: tripFlights.status,
      flightExpectedAt: tripFlights.expectedAt,
      flightTerminal: tripFlights.terminal,
      guides: guideFirstNames,
    })
    .from(trips)
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), driving))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, trips.id))
    .where(and(eq(trips.bookingId, bookingId), isNotJoined))
    .orderBy(asc(trips.leg), asc(trips.part));
