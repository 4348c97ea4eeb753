import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";

export const findLateRules = async (db: ReadDb) => (await findSettings(db)).roadAlerts;

/** Trips whose vehicle is on the way to the pickup and has sent a position since then. */
export const findOnTheWay = (db: ReadDb, since: Date) =>
  db
    .select({
      tripId: trips.id,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      toldAt: trips.toldArrivalAt,
      takenAt: latestPositions.takenAt,
      latitude: latestPositions.latitude,
      longitude: latestPositions.longitude,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active"])))
    .innerJoin(
      latestPositions,
      and(eq(latestPositions.vehicleId, assignments.vehicleId), eq(latestPositions.tripId, trips.id)),
    )
    .where(and(eq(trips.state, "en_route"), eq(bookings.isTest, false), gt(latestPositions.takenAt, since)));

export async function isStillOnTheWay(db: Database, tripId: string, toldAt: Date | null): Promise<boolean> {
  const [row] = await db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        eq(trips.id, tripId),
        eq(trips.state, "en_route"),
        sql`${trips.toldArrivalAt} is not distinct from ${toldAt}`,
      ),
    )
    .for("update");
  return row !== undefined;
}
