import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { tripFlights, trips } from "#db/schema/trips.ts";
import { isFirstPart } from "#db/trip-parts.ts";
import { statesBeforeStart } from "#domain/trip/trip-on-road.ts";

/** Trips with a flight and a pickup in this period that have not started: one per leg. */
export const findTripsWithFlights = (db: ReadDb, from: Date, to: Date) =>
  db
    .select({
      tripId: trips.id,
      flightNumber: trips.flightNumber,
      pickupLocation: trips.pickupLocation,
      pickupAt: trips.pickupAt,
      known: {
        number: tripFlights.flightNumber,
        status: tripFlights.status,
        scheduledAt: tripFlights.scheduledAt,
        expectedAt: tripFlights.expectedAt,
        checkedAt: tripFlights.checkedAt,
        source: tripFlights.source,
      },
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, trips.id))
    .where(
      and(
        isFirstPart,
        inArray(trips.state, [...statesBeforeStart, "en_route", "arrived"]),
        gte(trips.pickupAt, from),
        lte(trips.pickupAt, to),
        ne(trips.flightNumber, ""),
        eq(bookings.isTest, false),
      ),
    )
    .orderBy(sql`${tripFlights.checkedAt} nulls first`, trips.pickupAt);

export type TripWithFlight = Awaited<ReturnType<typeof findTripsWithFlights>>[number];

export async function findReferenceOf(db: ReadDb, bookingId: string): Promise<string> {
  const [row] = await db.select({ reference: bookings.reference }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.reference ?? "";
}
