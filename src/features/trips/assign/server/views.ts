import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findDriverStars as readDriverStars } from "#db/driver-rating-views.ts";
import { driverShifts, drivers } from "#db/schema/drivers.ts";
import { fuelEntries, vehicles, workOrders } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { type LocalDate, localTime } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

type Ids = readonly string[];

export const findDriverStars = (db: ReadDb, since: Date) => readDriverStars(db, since);

/** Everyone who drives for us, also those who may not just now: our team sees why. */
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

export async function findReservedVehicle(db: ReadDb, bookingId: string, leg: number): Promise<string | undefined> {
  const [hold] = await db
    .select({ vehicleId: vehicleHolds.vehicleId })
    .from(vehicleHolds)
    .where(and(eq(vehicleHolds.bookingId, bookingId), eq(vehicleHolds.leg, leg), eq(vehicleHolds.state, "reserved")))
    .limit(1);
  return hold?.vehicleId;
}

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

/** How many hours each of these has driven or is to drive within a time. */
export const findHoursWithin = (db: ReadDb, driverIds: Ids, { from, to }: Span, without: Ids) =>
  db
    .select({
      driverId: assignments.driverId,
      hours: sql<number>`(sum(extract(epoch from ${trips.plannedEnd} - ${trips.plannedStart})) / 3600)::float8`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        inArray(assignments.driverId, [...driverIds]),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        notInArray(trips.id, [...without]),
        sql`${trips.plannedStart} >= ${from.toISOString()} and ${trips.plannedStart} < ${to.toISOString()}`,
      ),
    )
    .groupBy(assignments.driverId);

/** What fuel and workshop have cost since a day, and the kilometres between the first and the last filling. */
export async function findKmCosts(db: ReadDb, vehicleIds: Ids, since: LocalDate) {
  const ids = [...vehicleIds];
  const fuel = await db
    .select({
      vehicleId: fuelEntries.vehicleId,
      cents: sql<number>`sum(${fuelEntries.costCents})::int`,
      km: sql<number>`(max(${fuelEntries.km}) - min(${fuelEntries.km}))::int`,
    })
    .from(fuelEntries)
    .where(and(inArray(fuelEntries.vehicleId, ids), sql`${fuelEntries.filledAt} >= ${since}::date`))
    .groupBy(fuelEntries.vehicleId);
  const workshop = await db
    .select({
      vehicleId: workOrders.vehicleId,
      cents: sql<number>`sum(${workOrders.labourCents} + (select coalesce(sum((p ->> 'quantity')::numeric * (p ->> 'cost_cents')::numeric), 0) from jsonb_array_elements(${workOrders.parts}) p))::int`,
    })
    .from(workOrders)
    .where(
      and(
        inArray(workOrders.vehicleId, ids),
        eq(workOrders.state, "done"),
        sql`${workOrders.doneOn} >= ${since}::date`,
      ),
    )
    .groupBy(workOrders.vehicleId);
  const repaired = new Map(workshop.map(({ vehicleId, cents }) => [vehicleId, cents]));
  return fuel.map((row) => ({ ...row, cents: row.cents + (repaired.get(row.vehicleId) ?? 0) }));
}

/** What a provider is suggested for a trip. */
export const findOfferRules = async (db: ReadDb) => (await findSettings(db)).offers;

/** Who can be asked to drive with people and vehicles of their own. */
export const findProviders = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.kind, "driver_provider"), eq(organisations.status, "active")))
    .orderBy(asc(organisations.name), asc(organisations.id));
