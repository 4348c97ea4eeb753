import { desc, eq } from "drizzle-orm";
import type { ReadDb } from "./connect.ts";
import { bookings } from "./schema/booking.ts";
import { assignments, trips } from "./schema/trips.ts";

/** The record behind a reference, with its latest trip and driver: enough to write any of its messages. */
export async function findEmailSubject(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      bookingId: bookings.id,
      tripId: trips.id,
      assignmentId: assignments.id,
    })
    .from(bookings)
    .leftJoin(trips, eq(trips.bookingId, bookings.id))
    .leftJoin(assignments, eq(assignments.tripId, trips.id))
    .where(eq(bookings.reference, reference))
    .orderBy(desc(assignments.id))
    .limit(1);
  return row;
}
