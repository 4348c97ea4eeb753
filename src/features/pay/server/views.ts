import { and, asc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findKmCosts as readKmCosts } from "#db/pay/km-cost-views.ts";
import { findPayRules as readPayRules } from "#db/pay/pay-rule-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { shiftExpenses, vehicleShifts } from "#db/schema/shifts.ts";
import { assignments, trips, tripWaits } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { tripArrivedAt } from "#db/trip-arrived-at.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { drivenStates } from "#domain/revenue/what-counts.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

export const findPayRules = (db: ReadDb) => readPayRules(db);
export const findKmCosts = (db: ReadDb, vehicleIds: readonly string[], since: LocalDate) =>
  readKmCosts(db, vehicleIds, since);

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

/** The actual time, even if an offline phone reported it later. */
const droppedOffAt = subquery<Date | null>`(
  select min(e.happened_at) from trip_events e
  where e.trip_id = ${trips.id} and e.event in ('dropoff', 'break_off') and e.outcome = 'moved')`.mapWith(
  trips.plannedEnd,
);

/** Completed trips with everything that their pay depends on. */
const driven = (db: ReadDb, which: SQL | undefined) =>
  db
    .select({
      tripId: trips.id,
      driverId: drivers.id,
      providerId: drivers.providerId,
      vehicleId: assignments.vehicleId,
      agreedCents: assignments.payoutCents,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      arrivedAt: tripArrivedAt,
      droppedOffAt,
      endedAt: tripEndedAt,
      priceCents: trips.priceCents,
      totalCents: sql<number>`coalesce(${bookings.totalCents}, 0)`,
      vatCents: sql<number>`coalesce(${bookings.vatCents}, 0)`,
      waitCents: sql<number>`coalesce(case when ${tripWaits.state} = 'charged' then ${tripWaits.steps} * ${tripWaits.stepCents} end, 0)`,
      service: sql<ServiceOptionId>`${bookings.serviceType}`,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(trips)
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), eq(assignments.state, "fulfilled")))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(tripWaits, eq(tripWaits.tripId, trips.id))
    .where(and(inArray(trips.state, [...drivenStates]), eq(bookings.isTest, false), which));
export type DrivenTrip = Awaited<ReturnType<typeof driven>>[number];

export const findDrivenTrip = (db: ReadDb, tripId: string) => driven(db, eq(trips.id, tripId));

export const findDrivenOfBooking = (db: ReadDb, reference: string) => driven(db, eq(bookings.reference, reference));

type Criteria = Span & {
  readonly driverId: string | null;
  readonly after: { readonly pickupAt: Date; readonly id: string } | undefined;
  readonly size: number;
};

/** Trips of one driver or all with a pickup in a period, in chronological pages. */
export const findDrivenWithin = (db: ReadDb, { driverId, from, to, after, size }: Criteria) =>
  driven(
    db,
    and(
      driverId ? eq(drivers.id, driverId) : undefined,
      gte(trips.pickupAt, from),
      lt(trips.pickupAt, to),
      after &&
        sql`(${trips.pickupAt}, ${trips.id}) > (${after.pickupAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(size);

/** A shift with counted cash, and its expenses. */
export async function findCountedShift(db: ReadDb, shiftId: string) {
  const [shift] = await db
    .select({
      id: vehicleShifts.id,
      driverId: vehicleShifts.driverId,
      providerId: drivers.providerId,
      startedAt: vehicleShifts.startedAt,
      expectedCents: vehicleShifts.expectedCents,
      countedCents: vehicleShifts.countedCents,
    })
    .from(vehicleShifts)
    .innerJoin(drivers, eq(drivers.id, vehicleShifts.driverId))
    .where(and(eq(vehicleShifts.id, shiftId), eq(vehicleShifts.state, "confirmed")));
  if (!shift) return undefined;
  const expenses = await db
    .select({ kind: shiftExpenses.kind, amountCents: shiftExpenses.amountCents, isFromCash: shiftExpenses.isFromCash })
    .from(shiftExpenses)
    .where(eq(shiftExpenses.shiftId, shiftId))
    .orderBy(asc(shiftExpenses.createdAt), asc(shiftExpenses.id));
  return { ...shift, expenses };
}
