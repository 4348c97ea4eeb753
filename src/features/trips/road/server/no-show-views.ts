import { and, desc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, noShowRequests, trips } from "#db/schema/trips.ts";

/** The latest no-show request of a trip. */
export async function findRequest(db: ReadDb, tripId: string) {
  const [row] = await db
    .select()
    .from(noShowRequests)
    .where(eq(noShowRequests.tripId, tripId))
    .orderBy(desc(noShowRequests.askedAt), desc(noShowRequests.id))
    .limit(1);
  return row;
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The driver waiting at the pickup. */
export async function findWaitingDriver(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      name: drivers.firstName,
      email: drivers.email,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active"])))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(eq(trips.id, tripId));
  return row;
}
