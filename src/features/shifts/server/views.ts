import { and, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findOnDuty as readOnDuty } from "#db/duty-views.ts";
import { findCashHeld as readCashHeld } from "#db/pay/cash-held-views.ts";
import { users } from "#db/schema/accounts.ts";
import { vehicleClasses } from "#db/schema/catalogue.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { shiftExpenses, vehicleShifts } from "#db/schema/shifts.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { startOfToday } from "#domain/booking/booking-outlook.ts";
import { addHours } from "#domain/time/local-time.ts";
import { overStates } from "#domain/trip/trip-on-road.ts";

export const findDrivingRules = async (db: ReadDb) => (await findSettings(db)).drivingHours;

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db
    .select({ id: drivers.id, userId: drivers.userId })
    .from(drivers)
    .where(eq(drivers.userId, userId));
  return driver;
}

const shown = 50;

const shifts = (db: ReadDb) =>
  db
    .select({
      shift: vehicleShifts,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      countedBy: users.name,
    })
    .from(vehicleShifts)
    .innerJoin(drivers, eq(drivers.id, vehicleShifts.driverId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleShifts.vehicleId))
    .leftJoin(users, eq(users.id, vehicleShifts.countedBy));
export type ShiftRecord = Awaited<ReturnType<typeof findShiftsOf>>[number];

export async function findOpenShift(db: ReadDb, driverId: string): Promise<ShiftRecord | undefined> {
  const [row] = await shifts(db).where(and(eq(vehicleShifts.driverId, driverId), eq(vehicleShifts.state, "open")));
  return row;
}

export const findShiftsOf = (db: ReadDb, driverId: string) =>
  shifts(db)
    .where(eq(vehicleShifts.driverId, driverId))
    .orderBy(desc(vehicleShifts.startedAt), desc(vehicleShifts.id))
    .limit(shown);

/** Shifts with money that has not been counted. */
export const findShiftsToCount = (db: ReadDb) =>
  shifts(db)
    .where(
      and(
        eq(vehicleShifts.state, "ended"),
        or(
          ne(vehicleShifts.expectedCents, 0),
          ne(vehicleShifts.handedCents, 0),
          subquery<boolean>`exists (select 1 from ${shiftExpenses} where ${shiftExpenses.shiftId} = ${vehicleShifts.id})`,
        ),
      ),
    )
    .orderBy(desc(vehicleShifts.endedAt), desc(vehicleShifts.id))
    .limit(shown);

export type ExpenseRow = Awaited<ReturnType<typeof findExpenses>>[number];

export const findExpenses = (db: ReadDb, shiftIds: readonly string[]) =>
  db
    .select()
    .from(shiftExpenses)
    .where(inArray(shiftExpenses.shiftId, [...shiftIds]))
    .orderBy(shiftExpenses.createdAt, shiftExpenses.id);

const driven = ["accepted", "active", "fulfilled"] as const;
const nearDays = 14;

/** A shift that starts before midnight is for the night’s trips. */
const nextHours = 12;

/**
 * The vehicles this driver takes out around now: those of today’s open trips and of the next hours first, then of trips
 * driven today, later days and earlier days, each by the nearest.
 */
export async function findVehiclesNear(db: ReadDb, driverId: string, now: Date) {
  const today = startOfToday(now);
  const tomorrow = addHours(today, 24);
  const nextUntil = addHours(now, nextHours) > tomorrow ? addHours(now, nextHours) : tomorrow;
  const [start, isOver] = [trips.pickupAt, inArray(trips.state, [...overStates])];
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const turn = sql`case
    when not ${isOver} and ${trips.plannedEnd} >= ${at(today)} and ${start} < ${at(nextUntil)} then 0
    when ${start} >= ${at(today)} and ${start} < ${at(tomorrow)} then 1
    when ${start} >= ${at(tomorrow)} then 2 else 3 end`;
  const near = sql<string>`min(array[${turn}, abs(extract(epoch from ${start} - ${at(now)}))])`;
  return db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      pullsTrailer: vehicleClasses.pullsTrailer,
      most: vehicleClasses.most,
      km: vehicles.odometerKm,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .innerJoin(vehicleClasses, eq(vehicleClasses.id, vehicles.vehicleClass))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, [...driven]),
        ne(trips.state, "cancelled"),
        ne(vehicles.state, "retired"),
        gt(trips.plannedEnd, addHours(now, -24 * nearDays)),
        lt(trips.pickupAt, addHours(now, 24 * nearDays)),
      ),
    )
    .groupBy(vehicles.id, vehicleClasses.id)
    .orderBy(near, vehicles.id)
    .limit(20);
}

/** The driver’s trips of the last eight days. */
export const findDriven = (db: ReadDb, driverId: string, now: Date) =>
  db
    .select({ from: trips.pickupAt, to: trips.plannedEnd })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, [...driven]),
        inArray(trips.state, [
          ...(["en_route", "arrived", "searching", "onboard", "stopover"] as const),
          ...(["completed", "completed_unverified", "interrupted", "no_show"] as const),
        ]),
        lt(trips.pickupAt, now),
        gt(trips.plannedEnd, addHours(now, -24 * 8)),
      ),
    );

export const findOnDuty = readOnDuty;

export const findCashHeld = (db: ReadDb, driverId: string) => readCashHeld(db, [driverId]);
