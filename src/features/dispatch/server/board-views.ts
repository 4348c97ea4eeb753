import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { tripColumns } from "./views.ts";

export type DaySpan = { readonly from: Date; readonly to: Date };

/** A tour of several days is on the road on each of them; none is longer. */
const longestTripHours = 14 * 24;
/** More than a company of this kind drives in a day; the counts are of all. */
const tripsAtMost = 500;

const onTheDay = ({ from, to }: DaySpan) =>
  and(
    eq(bookings.isTest, false),
    ne(trips.state, "planned"),
    // The lower bound is for the index: the end alone would read every trip there ever was.
    gte(trips.plannedStart, addHours(from, -longestTripHours)),
    lt(trips.plannedStart, to),
    gt(trips.plannedEnd, from),
  );

/** Those without a driver first, then by the clock. */
export const findTripsOfDay = (db: ReadDb, day: DaySpan) =>
  db
    .select({ ...tripColumns, band: trips.band, source: bookings.source, organisation: organisations.name })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
    .where(onTheDay(day))
    .orderBy(
      sql`case ${trips.state} when 'unassigned' then 0 when 'offered' then 1 else 2 end`,
      asc(trips.plannedStart),
      asc(trips.id),
    )
    .limit(tripsAtMost);

export type TripOfDay = Awaited<ReturnType<typeof findTripsOfDay>>[number];

export const countTripsOfDay = (db: ReadDb, day: DaySpan) =>
  db
    .select({ state: trips.state, count: sql<number>`count(*)::int` })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(onTheDay(day))
    .groupBy(trips.state);

/** Who drives these trips in what, and who was asked to. */
export const findCrews = (db: ReadDb, tripIds: string[]) =>
  db
    .select({
      tripId: assignments.tripId,
      state: assignments.state,
      driverId: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      phone: drivers.phone,
      driverState: drivers.state,
      permitExpiresOn: drivers.permitExpiresOn,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      seats: vehicles.seats,
      vehicleState: vehicles.state,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        inArray(assignments.tripId, tripIds),
        inArray(assignments.state, ["offered", "accepted", "active", "fulfilled"]),
      ),
    )
    .orderBy(asc(assignments.createdAt), asc(assignments.id));

export type Crew = Awaited<ReturnType<typeof findCrews>>[number];

/** A lane for everyone who may drive, and for anyone who drives that day all the same. */
export const findBoardDrivers = (db: ReadDb, driving: string[]) =>
  db
    .select({
      id: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      phone: drivers.phone,
      state: drivers.state,
      provider: organisations.name,
    })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(
      or(inArray(drivers.state, ["active", "on_leave"]), driving.length > 0 ? inArray(drivers.id, driving) : undefined),
    )
    .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
    .limit(300);
