import { eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import * as stock from "#db/extra-stock.ts";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";

/** Trips with the extras that were sold with them. */
export const findTripExtras = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({
      id: trips.id,
      bookingId: trips.bookingId,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      extras: bookings.extras,
      isTest: bookings.isTest,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(trips.id, [...ids]));

/** The first extra of which too few are left at a time; all of them are held until the transaction ends. */
export const findExtraShort: typeof stock.findExtraShort = (...asked) => stock.findExtraShort(...asked);
