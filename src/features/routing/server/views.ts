import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findFuelled as readFuelled } from "#db/fuelled-views.ts";
import { findKmCosts as readKmCosts } from "#db/pay/km-cost-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { driverAbsences, driverShifts, drivers } from "#db/schema/drivers.ts";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { routeRunPlans, routeRuns } from "#db/schema/routing.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { bagsOfTrip, isNotJoined } from "#db/trip-parts.ts";
import type { TourStop } from "#domain/catalogue/tour-texts.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { type LocalDate, localTime } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

export type { PlannedChange } from "#db/schema/dispatch.ts";
export type { RunFacts, RunLateness, RunProgress, RunWishes } from "#db/schema/routing.ts";

export const findSettings = (db: ReadDb) => readSettings(db);
export const findKmCosts = (db: ReadDb, vehicleIds: readonly string[], since: LocalDate) =>
  readKmCosts(db, vehicleIds, since);
export const findFuelled = (db: ReadDb, now: Date) => readFuelled(db, now);

/** More than a company of this kind drives in a day. */
const tripsAtMost = 1000;

/** The trips of a day that are driven, with their crews. */
export const findTripsOfDay = (db: ReadDb, { from, to }: Span) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      state: trips.state,
      service: sql<ServiceOptionId>`${bookings.serviceType}`,
      offer: bookings.offer,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      passengers: trips.passengers,
      bags: bagsOfTrip,
      flightNumber: trips.flightNumber,
      priceCents: trips.priceCents,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      mode: assignments.mode,
      isOverridden: sql<boolean>`coalesce(${assignments.overridden}, false)`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled"])),
    )
    .where(
      and(
        eq(bookings.isTest, false),
        isNotJoined,
        sql`${trips.state} not in ('planned', 'cancelled', 'no_show', 'interrupted')`,
        gte(trips.pickupAt, from),
        lt(trips.pickupAt, to),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(tripsAtMost);

export type TripOfDay = Awaited<ReturnType<typeof findTripsOfDay>>[number];

const overlaps = (span: typeof driverAbsences.span | typeof vehicleAbsences.span, { from, to }: Span) =>
  sql`${span} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

/** Everyone who may drive, and whether they are away on some of the day. */
export const findDriversForDay = (db: ReadDb, day: Span) =>
  db
    .select({
      id: drivers.id,
      name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      state: drivers.state,
      homeArea: drivers.homeArea,
      isGuide: drivers.isGuide,
      providerId: drivers.providerId,
      provider: organisations.name,
      isAway: subquery<boolean>`exists (select from ${driverAbsences} where ${driverAbsences.driverId} = ${drivers.id}
        and ${driverAbsences.state} = 'granted' and ${overlaps(driverAbsences.span, day)})`,
    })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(inArray(drivers.state, ["active", "on_leave"]))
    .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
    .limit(500);

export const findVehiclesForDay = (db: ReadDb, day: Span) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      name: sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`,
      vehicleClass: vehicles.vehicleClass,
      seats: vehicles.seats,
      bags: vehicles.bags,
      state: vehicles.state,
      ownerId: vehicles.ownerId,
      provider: organisations.name,
      isAway: subquery<boolean>`exists (select from ${vehicleAbsences} where ${vehicleAbsences.vehicleId} = ${vehicles.id}
        and ${overlaps(vehicleAbsences.span, day)})`,
    })
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(ne(vehicles.state, "retired"))
    .orderBy(asc(vehicles.seats), asc(vehicles.plate), asc(vehicles.id))
    .limit(500);

export async function findShifts(db: ReadDb) {
  const rows = await db
    .select({
      driverId: driverShifts.driverId,
      weekday: driverShifts.weekday,
      starts: driverShifts.starts,
      ends: driverShifts.ends,
    })
    .from(driverShifts);
  return rows.map(({ starts, ends, ...row }) => ({
    ...row,
    starts: localTime(starts.slice(0, 5)),
    ends: localTime(ends.slice(0, 5)),
  }));
}

const nameOf = (column: typeof routeRuns.createdBy | typeof routeRuns.appliedBy) =>
  subquery<string | null>`(select u.name from users u where u.id::text = ${column})`;

const headColumns = {
  id: routeRuns.id,
  day: routeRuns.day,
  state: routeRuns.state,
  version: routeRuns.version,
  wishes: routeRuns.wishes,
  progress: routeRuns.progress,
  planNumber: routeRuns.planNumber,
  stopRequested: routeRuns.stopRequested,
  appliedAt: routeRuns.appliedAt,
  appliedTrips: routeRuns.appliedTrips,
  by: nameOf(routeRuns.createdBy),
  appliedBy: nameOf(routeRuns.appliedBy),
  createdAt: routeRuns.createdAt,
  heardAt: routeRuns.heardAt,
  endedAt: routeRuns.endedAt,
};

/** The last runs, of one day or of all. */
export const findRuns = (db: ReadDb, day: LocalDate | undefined) =>
  db
    .select({ ...headColumns, figures: routeRuns.figures })
    .from(routeRuns)
    .where(day && eq(routeRuns.day, day))
    .orderBy(desc(routeRuns.createdAt), desc(routeRuns.id))
    .limit(50);

export async function findRun(db: ReadDb, id: string) {
  const [row] = await db
    .select({ ...headColumns, facts: routeRuns.facts })
    .from(routeRuns)
    .where(eq(routeRuns.id, id));
  return row;
}
export type RunRecord = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export async function findRunPlan(db: ReadDb, runId: string, number: number) {
  const [row] = await db
    .select()
    .from(routeRunPlans)
    .where(and(eq(routeRunPlans.runId, runId), eq(routeRunPlans.number, number)));
  return row;
}

export const isStopRequested = async (db: ReadDb, id: string): Promise<boolean> => {
  const [row] = await db.select({ stop: routeRuns.stopRequested }).from(routeRuns).where(eq(routeRuns.id, id));
  return row?.stop ?? true;
};

/** The trips of a run as they are now. */
export const findTripsNow = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      reference: bookings.reference,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      service: bookings.serviceType,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(sql`${trips.id} = any (${sql.param([...ids])}::uuid[])`);

/** The tour of a trip with the stops of its page; without stops if it is no tour of ours. */
export async function findTourOfTrip(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      stops: subquery<readonly TourStop[] | null>`(select tour.words -> 'en' -> 'stops' from tours tour
        where tour.slug = ${bookings.offer} and ${bookings.serviceType} = 'day_tour')`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(trips.id, tripId));
  return row;
}

export const findDriverNames = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({ id: drivers.id, name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})` })
    .from(drivers)
    .where(inArray(drivers.id, [...ids]));

export const findPlates = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({ id: vehicles.id, plate: vehicles.plate })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
