import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import type { BookingRow } from "../../server/move-store.ts";

/** Requests whose promised time has passed unanswered and no one has been notified of; another worker's are left to it. */
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
