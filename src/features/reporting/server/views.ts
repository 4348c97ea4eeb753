import { and, count, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { plainFactColumns } from "#db/fact-selects.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { hasOpenDispute, ratingNeedsUs } from "#db/rating-needs.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { ratings } from "#db/schema/reviews.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { isNotJoined, vehiclesOfDrive } from "#db/trip-parts.ts";

/** Applications on which our team, and not the applicant, has the next move. */
export const waitsForTeam = inArray(partnerApplications.state, ["submitted", "under_review", "approved"]);

export const countApplicationsWaiting = (db: ReadDb) =>
  db
    .select({ kind: partnerApplications.kind, count: count() })
    .from(partnerApplications)
    .where(waitsForTeam)
    .groupBy(partnerApplications.kind);

/** Ratings that our team still has to read, answer or decide on. */
export const countRatingsWaiting = (db: ReadDb): Promise<number> =>
  db.$count(ratings, and(isNotNull(ratings.givenAt), or(ratingNeedsUs, hasOpenDispute)));

export const driverName = sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`;
/** The driver who accepted; at most one per trip. */
export const hasCrew = and(
  eq(assignments.tripId, trips.id),
  inArray(assignments.state, ["accepted", "active", "fulfilled"]),
);

export async function findBookingFacts(db: ReadDb, reference: string) {
  const [booking] = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      status: bookingStatus,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: bookings.serviceType,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      hireUnit: bookings.hireUnit,
      hireHours: bookings.hireHours,
      packageDays: bookings.packageDays,
      passengers: bookings.passengers,
      ...plainFactColumns,
      totalCents: bookings.totalCents,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
      feeCents: bookings.feeCents,
      paymentMethod: bookings.paymentMethod,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return booking;
}

export const findTripsOfBooking = (db: ReadDb, bookingId: string) =>
  db
    .select({
      leg: trips.leg,
      part: trips.part,
      vehicles: vehiclesOfDrive,
      state: trips.state,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      pickup_location: trips.pickupLocation,
      destination: trips.destination,
      driver: driverName,
      plate: vehicles.plate,
    })
    .from(trips)
    .leftJoin(assignments, hasCrew)
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(and(eq(trips.bookingId, bookingId), isNotJoined))
    .orderBy(trips.leg, trips.part);
