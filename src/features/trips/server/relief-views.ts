import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { addMinutes } from "#domain/time/local-time.ts";

/** When the passengers got in: the actual time, or else the recorded one. */
export async function findBoardedAt(db: ReadDb, tripId: string): Promise<Date | null> {
  const [row] = await db
    .select({
      at: subquery<Date | null>`coalesce(
        (select min(e.happened_at) from trip_events e where e.trip_id = ${trips.id} and e.event = 'met' and e.outcome = 'moved'),
        (select min(m.created_at) from trip_moves m where m.trip_id = ${trips.id} and m.to_state = 'onboard'))`.mapWith(
        trips.pickupAt,
      ),
    })
    .from(trips)
    .where(eq(trips.id, tripId));
  return row?.at ?? null;
}

/** Older positions don’t count. */
const seenMinutes = 30;

/** The last position of the trip’s vehicle before it stopped. */
export async function findLastSeen(db: ReadDb, tripId: string, stoppedAt: Date): Promise<Point | null> {
  const [from, to] = [addMinutes(stoppedAt, -seenMinutes), addMinutes(stoppedAt, seenMinutes)];
  const [seen] = await db
    .select({ latitude: positions.latitude, longitude: positions.longitude })
    .from(positions)
    .innerJoin(
      assignments,
      and(eq(assignments.vehicleId, positions.vehicleId), eq(assignments.tripId, positions.tripId)),
    )
    .where(
      and(
        eq(positions.tripId, tripId),
        inArray(assignments.state, ["active", "fulfilled"]),
        sql`${positions.takenAt} >= ${from.toISOString()}::timestamptz`,
        sql`${positions.takenAt} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(positions.takenAt))
    .limit(1);
  return seen ?? null;
}

/** The facts of the sale that decide when the trip ends. */
export async function findSold(db: ReadDb, bookingId: string) {
  const [sold] = await db
    .select({
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return sold;
}
