import { and, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findDriverStars as readDriverStars } from "#db/driver-rating-views.ts";
import { findCashHeld } from "#db/pay/cash-held-views.ts";
import { cashToCollect } from "#db/pay/cash-to-collect.ts";
import { findKmCosts as readKmCosts } from "#db/pay/km-cost-views.ts";
import { driverShifts, drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { type LocalDate, localTime } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

type Ids = readonly string[];

export const findDriverStars = (db: ReadDb, since: Date) => readDriverStars(db, since);

/** All our drivers, including those who may not drive just now, so that our team sees why. */
export const findPossibleDrivers = (db: ReadDb) =>
  db
    .select({ id: drivers.id, homeArea: drivers.homeArea, providerId: drivers.providerId })
    .from(drivers)
    .where(inArray(drivers.state, ["active", "on_leave", "suspended"]))
    .orderBy(drivers.id)
    .limit(500);

export const findPossibleVehicles = (db: ReadDb) =>
  db
    .select({ id: vehicles.id, seats: vehicles.seats, ownerId: vehicles.ownerId })
    .from(vehicles)
    .where(ne(vehicles.state, "retired"))
    .orderBy(vehicles.seats, vehicles.id)
    .limit(500);

export async function findShifts(db: ReadDb, driverIds: Ids) {
  const rows = await db
    .select({
      driverId: driverShifts.driverId,
      weekday: driverShifts.weekday,
      starts: driverShifts.starts,
      ends: driverShifts.ends,
    })
    .from(driverShifts)
    .where(inArray(driverShifts.driverId, [...driverIds]));
  return rows.map(({ starts, ends, ...row }) => ({
    ...row,
    starts: localTime(starts.slice(0, 5)),
    ends: localTime(ends.slice(0, 5)),
  }));
}

/** The hours that each of these drivers has driven or will drive within a period. */
export const findHoursWithin = (db: ReadDb, driverIds: Ids, { from, to }: Span, without: Ids) =>
  db
    .select({
      driverId: assignments.driverId,
      hours: sql<number>`(sum(extract(epoch from ${trips.plannedEnd} - ${trips.pickupAt})) / 3600)::float8`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        inArray(assignments.driverId, [...driverIds]),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        notInArray(trips.id, [...without]),
        sql`${trips.pickupAt} >= ${from.toISOString()} and ${trips.pickupAt} < ${to.toISOString()}`,
      ),
    )
    .groupBy(assignments.driverId);

export const findKmCosts = (db: ReadDb, vehicleIds: Ids, since: LocalDate) => readKmCosts(db, vehicleIds, since);

/** The settings for the payout suggested to a provider. */
export const findOfferRules = async (db: ReadDb) => (await findSettings(db)).offers;

/** The cash to collect on a trip, the cash these drivers hold, and the limit in the settings. */
export async function findCashAround(db: ReadDb, tripId: string, driverIds: readonly string[]) {
  const [trip] = await db.select({ toCollect: cashToCollect }).from(trips).where(eq(trips.id, tripId));
  const heldOf = new Map<string, number>();
  for (const { driverId, amountCents } of trip?.toCollect ? await findCashHeld(db, driverIds) : [])
    heldOf.set(driverId, (heldOf.get(driverId) ?? 0) + amountCents);
  const { paymentWays } = await findSettings(db);
  return { toCollectCents: trip?.toCollect ?? 0, heldOf, limitCents: paymentWays.cashAtMostCents };
}
