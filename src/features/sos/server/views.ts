import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { sosAlarms, sosPlaces } from "#db/schema/sos.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { addHours } from "#domain/time/local-time.ts";

export const findCompany = (db: ReadDb) => readCompany(db);
export const findSettings = (db: ReadDb) => readSettings(db);

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

const onRoad = ["en_route", "arrived", "searching", "onboard", "stopover"] as const;

/** The driver’s current trip, otherwise the nearest within two hours. */
export async function findTripOnHand(db: ReadDb, driverId: string, at: Date) {
  const isOnRoad = inArray(trips.state, [...onRoad]);
  const [trip] = await db
    .select({ id: trips.id, vehicleId: assignments.vehicleId })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        ne(trips.state, "cancelled"),
        sql`(${isOnRoad} or (${trips.pickupAt} < ${addHours(at, 2).toISOString()}::timestamptz
          and ${trips.plannedEnd} > ${addHours(at, -2).toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(
      desc(sql`${isOnRoad}`),
      asc(sql`abs(extract(epoch from ${trips.pickupAt} - ${at.toISOString()}::timestamptz))`),
      asc(trips.id),
    )
    .limit(1);
  return trip;
}

const taker = alias(users, "taker");
const closer = alias(users, "closer");

const alarmColumns = {
  alarm: sosAlarms,
  firstName: drivers.firstName,
  lastName: drivers.lastName,
  phone: drivers.phone,
  plate: vehicles.plate,
  make: vehicles.make,
  model: vehicles.model,
  colour: vehicles.colour,
  pickupAt: trips.pickupAt,
  from: trips.pickupLocation,
  to: trips.destination,
  passengers: trips.passengers,
  reference: bookings.reference,
  customerFirst: bookings.firstName,
  customerLast: bookings.lastName,
  customerPhone: bookings.phone,
  takenBy: taker.name,
  closedBy: closer.name,
};

const alarms = (db: ReadDb) =>
  db
    .select(alarmColumns)
    .from(sosAlarms)
    .innerJoin(drivers, eq(drivers.id, sosAlarms.driverId))
    .leftJoin(vehicles, eq(vehicles.id, sosAlarms.vehicleId))
    .leftJoin(trips, eq(trips.id, sosAlarms.tripId))
    .leftJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(taker, eq(taker.id, sosAlarms.takenBy))
    .leftJoin(closer, eq(closer.id, sosAlarms.closedBy));

export type AlarmRecord = Awaited<ReturnType<typeof findOpenAlarms>>[number];

export const findOpenAlarms = (db: ReadDb) =>
  alarms(db).where(ne(sosAlarms.state, "closed")).orderBy(asc(sosAlarms.raisedAt), asc(sosAlarms.id)).limit(50);

export const findPastAlarms = (db: ReadDb) =>
  alarms(db).where(eq(sosAlarms.state, "closed")).orderBy(desc(sosAlarms.raisedAt), desc(sosAlarms.id)).limit(50);

export async function findAlarm(db: ReadDb, id: string): Promise<AlarmRecord | undefined> {
  const [row] = await alarms(db).where(eq(sosAlarms.id, id));
  return row;
}

export type PlaceResult = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number | null;
  readonly takenAt: Date;
};

/** The last phone position of each alarm. */
export async function findLastPlaces(
  db: ReadDb,
  alarmIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceResult>> {
  if (alarmIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([sosPlaces.alarmId])
    .from(sosPlaces)
    .where(inArray(sosPlaces.alarmId, [...alarmIds]))
    .orderBy(sosPlaces.alarmId, desc(sosPlaces.takenAt));
  return new Map(rows.map((row) => [row.alarmId, row]));
}

/** The last positions of the vehicles’ own devices. */
export async function findVehiclePlaces(
  db: ReadDb,
  vehicleIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceResult>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(latestPositions)
    .where(inArray(latestPositions.vehicleId, [...vehicleIds]));
  return new Map(rows.map((row) => [row.vehicleId, row]));
}
