import { and, asc, eq, gt, gte, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings, resales } from "#db/schema/booking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";

const sold = alias(bookings, "sold");
const at = (bound: ReturnType<typeof sql>) => sql<Date>`${bound}`.mapWith(trips.pickupAt);

/**
 * Freed vehicle time that a driven trip of this booking took, if the booking came after the cancellation. The most
 * valuable first: a trip counts for one cancellation.
 */
export const findTakenAgain = (db: ReadDb, bookingId: string, now: Date) =>
  db
    .select({
      id: resales.id,
      bookingId: resales.bookingId,
      feeCents: resales.feeCents,
      feeShare: resales.feeShare,
      overlapShare: resales.overlapShare,
      freedFrom: at(sql`lower(${resales.busy})`),
      freedTo: at(sql`upper(${resales.busy})`),
      soldFrom: at(sql`lower(${assignments.busy})`),
      soldTo: at(sql`upper(${assignments.busy})`),
      tripId: trips.id,
      soldCents: trips.priceCents,
    })
    .from(trips)
    .innerJoin(sold, eq(sold.id, trips.bookingId))
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), eq(assignments.state, "fulfilled")))
    .innerJoin(resales, and(eq(resales.vehicleId, assignments.vehicleId), sql`${resales.busy} && ${assignments.busy}`))
    .where(
      and(
        eq(trips.bookingId, bookingId),
        eq(trips.state, "completed"),
        eq(sold.isTest, false),
        ne(resales.bookingId, trips.bookingId),
        gte(sold.createdAt, resales.createdAt),
        isNull(resales.soldTripId),
        gt(resales.openUntil, now),
        subquery<boolean>`not exists (select from resales known where known.sold_trip_id = ${trips.id})`,
      ),
    )
    .orderBy(sql`${resales.feeCents} desc`, asc(resales.createdAt), asc(resales.id));

export type TakenAgain = Awaited<ReturnType<typeof findTakenAgain>>[number];

/** The money of the booking that took the time. */
export async function findSoldSums(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({
      state: bookings.state,
      totalCents: bookings.totalCents,
      feeCents: bookings.feeCents,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
}
