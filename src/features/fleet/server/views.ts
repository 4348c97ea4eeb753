import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { isFirstPart } from "#db/trip-parts.ts";

/** Names by user id. */
export async function findNames(db: ReadDb, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(actors)].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export const hasVehicle = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(vehicles, eq(vehicles.id, id))) > 0;

type Period = { readonly vehicleId: string; readonly from: Date; readonly until: Date; readonly now: Date };

const targetOf = ({ vehicleId, from, until, now }: Period) =>
  and(
    eq(vehicleHolds.vehicleId, vehicleId),
    inArray(vehicleHolds.state, ["held", "reserved", "assigned"]),
    // An expired hold blocks no one, even if its row still exists.
    or(inArray(vehicleHolds.state, ["reserved", "assigned"]), gt(vehicleHolds.expiresAt, now)),
    sql`${vehicleHolds.busy} && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
  );

/** A vehicle’s trips: one row for each leg that is sold, held or assigned. */
export const findTripsOn = (db: ReadDb, period: Period) =>
  db
    .select({
      id: vehicleHolds.id,
      reference: bookings.reference,
      from: sql<string>`lower(${vehicleHolds.busy})`,
      until: sql<string>`upper(${vehicleHolds.busy})`,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
    })
    .from(vehicleHolds)
    .leftJoin(bookings, eq(bookings.id, vehicleHolds.bookingId))
    .leftJoin(trips, and(eq(trips.bookingId, vehicleHolds.bookingId), eq(trips.leg, vehicleHolds.leg), isFirstPart))
    .leftJoin(assignments, eq(assignments.id, vehicleHolds.assignmentId))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(targetOf(period))
    .orderBy(sql`lower(${vehicleHolds.busy})`)
    .limit(50);

export const countTripsOn = (db: ReadDb, period: Period) => db.$count(vehicleHolds, targetOf(period));

/** The vehicle of an assignment, and the booking it drove for. */
export async function findVehicleDriven(db: ReadDb, assignmentId: string) {
  const [row] = await db
    .select({ vehicleId: assignments.vehicleId, reference: bookings.reference })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(assignments.id, assignmentId));
  return row?.vehicleId ? { vehicleId: row.vehicleId, reference: row.reference } : undefined;
}
