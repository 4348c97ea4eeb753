import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { resales } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";

type Taken = {
  readonly id: string;
  readonly tripId: string;
  readonly bookingId: string;
  readonly waivedCents: number;
  readonly refundCents: number;
  readonly now: Date;
};

/** False if it was sold again before, or the trip counts for another cancellation. */
export async function takeResale(db: Database, taken: Taken): Promise<boolean> {
  // Two payments of one booking at the same moment: the second waits, and then sees what the first has written.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`resale:${taken.tripId}`}, 0))`);
  const written = await db
    .update(resales)
    .set({
      soldTripId: taken.tripId,
      soldBookingId: taken.bookingId,
      waivedCents: taken.waivedCents,
      refundCents: taken.refundCents,
      resoldAt: taken.now,
    })
    .where(
      and(
        eq(resales.id, taken.id),
        isNull(resales.soldTripId),
        subquery`not exists (select from resales known where known.sold_trip_id = ${taken.tripId})`,
      ),
    )
    .returning({ id: resales.id });
  return written.length > 0;
}
