import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { openBookingStates } from "#domain/booking/booking-outlook.ts";
import { addHours } from "#domain/time/local-time.ts";

/** More would be an agency’s, and agencies have accounts. */
const mostBookings = 10;

/** Bookings with this address that lie ahead, or were under way a day ago. */
export const findCurrentBookings = (db: ReadDb, email: string, now: Date) =>
  db
    .select({
      reference: bookings.reference,
      firstName: bookings.firstName,
      email: bookings.email,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      pickupAt: bookings.pickupAt,
    })
    .from(bookings)
    .where(
      and(
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
        inArray(bookings.state, [...openBookingStates]),
        gt(sql<Date>`coalesce(${bookings.returnAt}, ${bookings.pickupAt})`, addHours(now, -24)),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.reference))
    .limit(mostBookings);

export async function findSharedBooking(db: ReadDb, id: string) {
  const [booking] = await db
    .select({
      id: bookings.id,
      state: bookings.state,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      passengers: bookings.passengers,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  return booking;
}
