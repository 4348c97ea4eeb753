import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { planDrafts } from "#db/schema/dispatch.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

type Ids = readonly string[];

const planColumns = {
  id: planDrafts.id,
  day: planDrafts.day,
  name: planDrafts.name,
  changes: planDrafts.changes,
  state: planDrafts.state,
  version: planDrafts.version,
  by: subquery<string | null>`(select u.name from users u where u.id::text = ${planDrafts.createdBy})`,
  updatedAt: planDrafts.updatedAt,
};

export type PlanRecord = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export async function findPlan(db: ReadDb, id: string) {
  const [row] = await db.select(planColumns).from(planDrafts).where(eq(planDrafts.id, id));
  return row;
}

/** As many as anyone compares; no more can be created. */
export const plansAtMost = 20;

export const findOpenPlans = (db: ReadDb, day: LocalDate) =>
  db
    .select(planColumns)
    .from(planDrafts)
    .where(and(eq(planDrafts.day, day), eq(planDrafts.state, "open")))
    .orderBy(asc(planDrafts.createdAt), asc(planDrafts.id))
    .limit(plansAtMost);

/** These trips with their crews, without those dispatch doesn’t see. */
export const findPlannedTrips = (db: ReadDb, ids: Ids) =>
  db
    .select({
      id: trips.id,
      version: trips.version,
      state: trips.state,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      isSplit: sql<boolean>`${trips.bags} is not null`,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      reference: bookings.reference,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active"])))
    .where(and(inArray(trips.id, [...ids]), eq(bookings.isTest, false), sql`${trips.state} <> 'planned'`))
    .orderBy(asc(trips.pickupAt), asc(trips.id));

export type TripOfPlan = Awaited<ReturnType<typeof findPlannedTrips>>[number];

export const findDriverNames = (db: ReadDb, ids: Ids) =>
  db
    .select({ id: drivers.id, name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})` })
    .from(drivers)
    .where(inArray(drivers.id, [...ids]));

export const findPlates = (db: ReadDb, ids: Ids) =>
  db
    .select({ id: vehicles.id, plate: vehicles.plate })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
