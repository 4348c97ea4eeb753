import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import type { ReminderDue } from "./views.ts";

/** At most this many per run; the rest waits a minute. */
const batch = 200;

const due = {
  id: bookings.id,
  reference: bookings.reference,
  createdAt: bookings.createdAt,
  pickupAt: bookings.pickupAt,
};

/** Bookings past their payment deadline. One being paid right now is left for the next minute. */
export const lockOverdue = (db: Database, now: Date) =>
  db
    .select(due)
    .from(bookings)
    .where(and(eq(bookings.state, "awaiting_payment"), lte(bookings.holdUntil, now)))
    .orderBy(asc(bookings.holdUntil), asc(bookings.id))
    .limit(batch)
    .for("update", { skipLocked: true });

/** Upcoming trips whose guests have not been reminded, or only for a day the trip was moved from. */
export const lockToRemind = (db: Database, { now, until, hoursBefore }: ReminderDue) =>
  db
    .select(due)
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        or(
          isNull(bookings.remindedAt),
          sql`${bookings.remindedAt} < ${bookings.pickupAt} - make_interval(hours => ${hoursBefore}::int)`,
        ),
        gt(bookings.pickupAt, now),
        lte(bookings.pickupAt, until),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(batch)
    .for("update", { skipLocked: true });

export async function markReminded(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(bookings)
      .set({ remindedAt: now })
      .where(inArray(bookings.id, [...ids]));
}
