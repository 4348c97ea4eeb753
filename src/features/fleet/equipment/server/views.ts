import { and, eq, gt, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { equipment } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";

export const findStock = (db: ReadDb) =>
  db.select({ kind: equipment.kind, quantity: equipment.quantity, version: equipment.version }).from(equipment);

/**
 * Child seats that are out at a moment: those of the bookings whose trip is then on the road. A drive in several vehicles
 * takes its seats once.
 */
export async function countSeatsTaken(db: ReadDb, at: Date): Promise<number> {
  const [row] = await db
    .select({ taken: sql<number>`coalesce(sum(${bookings.childSeats}), 0)::int` })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        notInArray(trips.state, [
          "planned",
          "completed",
          "completed_unverified",
          "no_show",
          "interrupted",
          "cancelled",
        ]),
        isNull(trips.splitFrom),
        lte(trips.plannedStart, at),
        gt(trips.plannedEnd, at),
      ),
    );
  return row?.taken ?? 0;
}
