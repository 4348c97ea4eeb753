import { and, asc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { allDecided } from "#db/dispatch/decided-against.ts";
import { isoMoment } from "#db/many-rows/iso-moment.ts";
import { KeptRows, stampOf } from "#db/many-rows/kept-rows.ts";
import { readMany } from "#db/many-rows/read-many.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { tripColumns } from "#db/trip-columns.ts";
import { isNotJoined, vehiclesOfDrive } from "#db/trip-parts.ts";
import { addHours } from "#domain/time/local-time.ts";
import { onRoadStates } from "#domain/trip/trip-on-road.ts";

export type DaySpan = { readonly from: Date; readonly to: Date };
/** A day, and the current time. */
type DayNow = DaySpan & { readonly now: Date };

/** A trip of several days appears on each of them: it is longer than any duty, and found by its end. */
const lastsDays = sql`is_of_several_days(${trips.pickupAt}, ${trips.plannedEnd})`;
/** More than a company of this kind drives in a day. */
const tripsAtMost = 2000;

/** Dispatch’s view. */
export const isOnBoard = and(eq(bookings.isTest, false), ne(trips.state, "planned"), isNotJoined);

export const isOnRoadIn = ({ from, to }: DaySpan) =>
  and(
    lt(trips.pickupAt, to),
    gt(trips.plannedEnd, from),
    // For the index: the end alone would read every trip there ever was.
    or(gte(trips.pickupAt, addHours(from, -14)), lastsDays),
  );

/** Including overdue trips: one that runs past midnight stays on the new day's board until it ends. */
const isOnDay = ({ from, to, now }: DayNow) =>
  from > now
    ? isOnRoadIn({ from, to })
    : or(isOnRoadIn({ from, to }), and(inArray(trips.state, [...onRoadStates]), lt(trips.pickupAt, to)));

const boardTripColumns = {
  ...tripColumns,
  pickupAt: isoMoment(trips.pickupAt),
  end: isoMoment(trips.plannedEnd),
  version: trips.version,
  vehicleClass: trips.vehicleClass,
  organisation: organisations.name,
};

/** The number of a drive’s vehicles involves other rows than the trip’s own. */
const stamp = sql<string>`${stampOf(trips, bookings, organisations)} || ' ' || ${vehiclesOfDrive}`;

const findStamps = (db: ReadDb, which: SQL | undefined) =>
  readMany(
    db
      .select({ id: trips.id, stamp })
      .from(trips)
      .innerJoin(bookings, eq(bookings.id, trips.bookingId))
      .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
      .where(and(isOnBoard, which))
      .orderBy(
        sql`case ${trips.state} when 'unassigned' then 0 when 'offered' then 1 else 2 end`,
        asc(trips.pickupAt),
        asc(trips.id),
      )
      .limit(tripsAtMost),
  );

export const findTripsById = (db: ReadDb, ids: readonly string[]) =>
  readMany(
    db
      .select({ ...boardTripColumns, stamp })
      .from(trips)
      .innerJoin(bookings, eq(bookings.id, trips.bookingId))
      .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
      // As one parameter: a full day has a thousand of them.
      .where(and(isOnBoard, sql`${trips.id} = any (${sql.param([...ids])}::uuid[])`)),
  );

export type TripOfDay = Awaited<ReturnType<typeof findTripsById>>[number];

/** Some full days. */
const kept = new KeptRows<TripOfDay>(5000);

/** Trips without a driver first, then by time. */
export const findTripsOfDay = async (db: ReadDb, day: DayNow): Promise<TripOfDay[]> =>
  kept.read(await findStamps(db, isOnDay(day)), (ids) => findTripsById(db, ids));

const isKnownToDriver = inArray(assignments.state, ["offered", "accepted", "active", "fulfilled"]);

/**
 * The crews of a day’s trips, and drivers with open offers. Crew members are on the board with full details, so only
 * those with offers are named here.
 */
export const findCrewsOfDay = (db: ReadDb, day: DayNow) =>
  readMany(
    db
      .select({
        tripId: assignments.tripId,
        state: assignments.state,
        expiresAt: assignments.expiresAt,
        driverId: assignments.driverId,
        vehicleId: assignments.vehicleId,
        firstName: drivers.firstName,
        lastName: drivers.lastName,
        provider: organisations.name,
        decided: allDecided,
      })
      .from(trips)
      .innerJoin(assignments, eq(assignments.tripId, trips.id))
      .leftJoin(drivers, and(eq(drivers.id, assignments.driverId), eq(assignments.state, "offered")))
      .leftJoin(organisations, and(eq(organisations.id, assignments.providerId), eq(assignments.state, "offered")))
      .where(and(isOnDay(day), isKnownToDriver))
      .orderBy(asc(assignments.createdAt), asc(assignments.id)),
  );

/** The same for certain trips, with driver and vehicle. An offer to a provider has neither. */
export const findCrews = (db: ReadDb, tripIds: readonly string[]) =>
  readMany(
    db
      .select({
        tripId: assignments.tripId,
        state: assignments.state,
        expiresAt: assignments.expiresAt,
        driverId: drivers.id,
        firstName: drivers.firstName,
        lastName: drivers.lastName,
        phone: drivers.phone,
        provider: organisations.name,
        vehicleId: vehicles.id,
        plate: vehicles.plate,
        make: vehicles.make,
        model: vehicles.model,
        seats: vehicles.seats,
        decided: allDecided,
      })
      .from(assignments)
      .leftJoin(drivers, eq(drivers.id, assignments.driverId))
      .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
      .leftJoin(organisations, eq(organisations.id, assignments.providerId))
      .where(
        and(
          // As one parameter: a full day has a thousand of them.
          sql`${assignments.tripId} = any (${sql.param([...tripIds])}::uuid[])`,
          isKnownToDriver,
        ),
      )
      .orderBy(asc(assignments.createdAt), asc(assignments.id)),
  );
