import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyBookings, companyTravellers } from "#db/schema/companies.ts";
import { trips } from "#db/schema/trips.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

/** From the driver’s departure to the drop-off. */
const onTheRoad: readonly TripState[] = ["en_route", "arrived", "searching", "onboard", "stopover"];
const ahead: readonly TripState[] = ["unassigned", "offered", "assigned", "reconfirmed"];

const tripsOf = (db: ReadDb) =>
  db
    .select({
      tripId: trips.id,
      bookingId: trips.bookingId,
      reference: bookings.reference,
      firstName: companyTravellers.firstName,
      lastName: companyTravellers.lastName,
      phone: companyTravellers.phone,
      hasAgreed: sql<boolean>`${companyTravellers.consentedAt} is not null`,
      state: trips.state,
      from: trips.pickupLocation,
      to: trips.destination,
      pickupAt: trips.pickupAt,
      endsAt: trips.plannedEnd,
      passengers: trips.passengers,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(companyBookings, eq(companyBookings.bookingId, bookings.id))
    .innerJoin(companyTravellers, eq(companyTravellers.id, companyBookings.travellerId));

export const findTravelling = (db: ReadDb, organisationId: string) =>
  tripsOf(db)
    .where(and(eq(companyBookings.organisationId, organisationId), inArray(trips.state, [...onTheRoad])))
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(200);

/** Sold trips in that period that are still to be driven. */
export const findAhead = (db: ReadDb, organisationId: string, { from, until }: { from: Date; until: Date }) =>
  tripsOf(db)
    .where(
      and(
        eq(companyBookings.organisationId, organisationId),
        inArray(trips.state, [...ahead]),
        eq(trips.part, 1),
        gt(trips.pickupAt, from),
        lte(trips.pickupAt, until),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(500);
