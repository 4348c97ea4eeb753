import { and, eq, gt, inArray, isNotNull, like, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

/** The demo’s own drivers have addresses here. The driver a visitor signs in as does not. */
const playedDrivers = like(drivers.email, "%@drivers.example");

/** A trip driven by one of the demo’s drivers. */
export type PlayedTrip = {
  readonly id: string;
  readonly state: TripState;
  readonly from: string;
  readonly to: string;
  readonly pickupAt: Date;
  readonly end: Date;
  readonly assignedAt: Date;
  readonly driverId: string;
  readonly userId: string;
  readonly homeArea: string;
};

/** The driver may still be at an earlier step; what is ahead may take hours to reach. */
const hours = { back: 18, ahead: 3 } as const;

export async function findPlayedTrips(db: Database, now: Date): Promise<readonly PlayedTrip[]> {
  const rows = await db
    .select({
      id: trips.id,
      state: trips.state,
      from: trips.pickupLocation,
      to: trips.destination,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      assignedAt: assignments.createdAt,
      driverId: drivers.id,
      userId: drivers.userId,
      homeArea: drivers.homeArea,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        isNotNull(assignments.vehicleId),
        gt(trips.pickupAt, addHours(now, -hours.back)),
        lt(trips.pickupAt, addHours(now, hours.ahead)),
        eq(drivers.state, "active"),
        playedDrivers,
      ),
    );
  return rows.flatMap(({ userId, ...row }) => (userId ? [{ ...row, userId }] : []));
}

/** Drivers who can be given a new trip. */
export async function findPlayedDrivers(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: drivers.id })
    .from(drivers)
    .where(and(playedDrivers, eq(drivers.state, "active"), isNotNull(drivers.userId)));
  return new Set(rows.map(({ id }) => id));
}

export async function findAccount(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}

/** The open offers of the demo’s drivers. */
export async function findOffersOfPlayed(db: Database, now: Date) {
  const rows = await db
    .select({ id: assignments.id, userId: drivers.userId, offeredAt: assignments.offeredAt })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(eq(assignments.state, "offered"), eq(trips.state, "offered"), gt(assignments.expiresAt, now), playedDrivers),
    )
    .orderBy(assignments.id);
  return rows.flatMap(({ userId, offeredAt, ...row }) => (userId && offeredAt ? [{ ...row, userId, offeredAt }] : []));
}
