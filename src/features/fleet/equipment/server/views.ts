import { and, eq, gt, isNotNull, lt, lte, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { extras } from "#db/schema/catalogue.ts";
import { equipment } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { isFirstPart } from "#db/trip-parts.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export const findStock = (db: ReadDb) =>
  db.select({ kind: equipment.kind, quantity: equipment.quantity, version: equipment.version }).from(equipment);

/** States in which a trip needs no seats, or no longer. */
const without: readonly TripState[] = [
  "planned",
  "completed",
  "completed_unverified",
  "no_show",
  "interrupted",
  "cancelled",
];

const takenBy = (db: ReadDb, where: SQL | undefined) =>
  db
    .select({
      bookingId: trips.bookingId,
      seats: bookings.childSeats,
      sizes: bookings.childSeatSizes,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    // A leg with several vehicles counts its seats once.
    .where(and(notInArray(trips.state, [...without]), isFirstPart, gt(bookings.childSeats, 0), where));

/** Child seats in use at a moment, by bookings with a trip on the road. */
export const findSeatsTaken = (db: ReadDb, at: Date) =>
  takenBy(db, and(lte(trips.pickupAt, at), gt(trips.plannedEnd, at)));

/** A booking’s future trips with child seats. */
export const findTripsWithSeats = (db: ReadDb, reference: string, now: Date) =>
  takenBy(db, and(eq(bookings.reference, reference), gt(trips.plannedEnd, now)));

/** Equipment that other bookings need in a period. */
export const findSeatsBeside = (
  db: ReadDb,
  bookingId: string,
  { pickupAt: start, end }: { pickupAt: Date; end: Date },
) => takenBy(db, and(ne(trips.bookingId, bookingId), lt(trips.pickupAt, end), gt(trips.plannedEnd, start)));

/** The extras with a stock, and how many trips use them at a moment. */
export const findExtraStock = (db: ReadDb, at: Date) =>
  db
    .select({
      name: sql<string>`${extras.words} #>> '{en,name}'`,
      quantity: sql<number>`${extras.stock}`,
      taken: sql<number>`${extras.stock} - extra_left(${extras.id}, tstzrange(${at}, ${at}, '[]'), null)`,
    })
    .from(extras)
    .where(and(isNotNull(extras.stock), ne(extras.state, "ended")))
    .orderBy(extras.position);
