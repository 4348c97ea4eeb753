import { and, asc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { addHours } from "#domain/time/local-time.ts";

const counting = inArray(assignments.state, ["accepted", "active"]);
const from = sql<Date>`lower(${assignments.busy})`.mapWith(trips.pickupAt);
const to = sql<Date>`upper(${assignments.busy})`.mapWith(trips.pickupAt);

/** A trip’s crew, and until when they are busy with it. */
export async function findDrive(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ driverId: assignments.driverId, vehicleId: assignments.vehicleId, from, to })
    .from(assignments)
    .where(and(eq(assignments.tripId, tripId), counting));
  return row;
}

/** One day: no delay reaches further. */
const reachHours = 24;

/** The later trips of this driver or this vehicle. */
export const findLaterTrips = (
  db: ReadDb,
  tripId: string,
  { driverId, vehicleId, after }: { driverId: string; vehicleId: string; after: Date },
) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      state: trips.state,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      vehicleClass: trips.vehicleClass,
      priceCents: trips.priceCents,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      from,
      to,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        counting,
        ne(assignments.tripId, tripId),
        or(eq(assignments.driverId, driverId), eq(assignments.vehicleId, vehicleId)),
        inArray(trips.state, ["assigned", "reconfirmed"]),
        gte(trips.pickupAt, after),
        lt(trips.pickupAt, addHours(after, reachHours)),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id));

export type LaterRow = Awaited<ReturnType<typeof findLaterTrips>>[number];

export const findSettings = (db: ReadDb) => readSettings(db);

export async function findStart(db: ReadDb, tripId: string): Promise<Date | undefined> {
  const [row] = await db.select({ pickupAt: trips.pickupAt }).from(trips).where(eq(trips.id, tripId));
  return row?.pickupAt;
}
