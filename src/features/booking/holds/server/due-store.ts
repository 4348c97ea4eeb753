import { and, asc, type Column, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";

/** So many at a time: what is left waits a minute. */
const batch = 200;

const due = {
  id: bookings.id,
  reference: bookings.reference,
  createdAt: bookings.createdAt,
  pickupAt: bookings.pickupAt,
};

/** Bookings whose time to pay is over. One that somebody is paying just now is left for the next minute. */
export const lockOverdue = (db: Database, now: Date) =>
  db
    .select(due)
    .from(bookings)
    .where(and(eq(bookings.state, "awaiting_payment"), lte(bookings.holdUntil, now)))
    .orderBy(asc(bookings.holdUntil), asc(bookings.id))
    .limit(batch)
    .for("update", { skipLocked: true });

/** Journeys that begin soon and whose guests have not been reminded, or only of a day the journey was moved from. */
export const lockToRemind = (db: Database, now: Date, until: Date) =>
  db
    .select(due)
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        or(
          isNull(bookings.remindedAt),
          remindedOfAnother(bookings.remindedAt, bookings.pickupAt, until.getTime() - now.getTime()),
        ),
        gt(bookings.pickupAt, now),
        lte(bookings.pickupAt, until),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(batch)
    .for("update", { skipLocked: true });

/** Earlier than anybody is reminded of the pickup as it stands now. */
const remindedOfAnother = (remindedAt: Column, pickupAt: Column, aheadMs: number) =>
  sql`${remindedAt} < ${pickupAt} - ${aheadMs} * interval '1 millisecond'`;

/** Later pickups of a journey, such as the way back, that are soon and still stand; the way there may be over. */
export const lockLaterToRemind = (db: Database, now: Date, until: Date) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      createdAt: trips.createdAt,
      pickupAt: trips.plannedStart,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(bookings.state, ["confirmed", "in_progress"]),
        notInArray(trips.state, ["completed", "no_show", "interrupted", "cancelled"]),
        gt(trips.plannedStart, bookings.pickupAt),
        or(
          isNull(trips.remindedAt),
          remindedOfAnother(trips.remindedAt, trips.plannedStart, until.getTime() - now.getTime()),
        ),
        gt(trips.plannedStart, now),
        lte(trips.plannedStart, until),
      ),
    )
    .orderBy(asc(trips.plannedStart), asc(trips.id))
    .limit(batch)
    .for("update", { of: trips, skipLocked: true });

export async function markLaterReminded(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(trips)
      .set({ remindedAt: now })
      .where(inArray(trips.id, [...ids]));
}

export async function markReminded(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(bookings)
      .set({ remindedAt: now })
      .where(inArray(bookings.id, [...ids]));
}
