import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import type { BookingRow } from "../../server/move-store.ts";

/** Overdue requests without an alert so far; those another worker is handling are left to it. */
export const lockBreachedRequests = (db: Database, now: Date, most: number): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "requested"),
        isNull(bookings.answeredAt),
        isNull(bookings.escalatedAt),
        lt(bookings.responseDueAt, now),
        eq(bookings.isTest, false),
      ),
    )
    .orderBy(bookings.responseDueAt)
    .limit(most)
    .for("update", { skipLocked: true });
