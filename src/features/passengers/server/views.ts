import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { bookingPassengers, passengerLinks } from "#db/schema/passengers.ts";
import { trips } from "#db/schema/trips.ts";
import { isFirstPart } from "#db/trip-parts.ts";

export const findPassengers = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, bookingId))
    .orderBy(asc(bookingPassengers.position), asc(bookingPassengers.id));

/** The drives of a booking that are not cancelled, each once. */
export const findDrives = (db: ReadDb, bookingId: string) =>
  db
    .select({
      leg: trips.leg,
      state: trips.state,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      from: trips.pickupLocation,
      to: trips.destination,
    })
    .from(trips)
    .where(
      and(eq(trips.bookingId, bookingId), isFirstPart, isNull(trips.continues), sql`${trips.state} <> 'cancelled'`),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.leg));

export async function findListedBooking(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      passengers: bookings.passengers,
      childSeats: bookings.childSeats,
      childSeatSizes: bookings.childSeatSizes,
      specialRequirements: bookings.specialRequirements,
      pickupAt: bookings.pickupAt,
      returnAt: bookings.returnAt,
      pickupLocation: bookings.pickupLocation,
      destination: bookings.destination,
      email: bookings.email,
      bookerId: bookings.bookerId,
      organisationId: bookings.organisationId,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
}
export type ListedBooking = NonNullable<Awaited<ReturnType<typeof findListedBooking>>>;

const isOpen = isNull(passengerLinks.withdrawnAt);

export async function findOpenLink(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select()
    .from(passengerLinks)
    .where(and(eq(passengerLinks.bookingId, bookingId), isOpen));
  return row;
}

export async function findBookingOfLink(db: ReadDb, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ bookingId: passengerLinks.bookingId })
    .from(passengerLinks)
    .where(and(eq(passengerLinks.id, id), isOpen));
  return row?.bookingId;
}
