import { asc, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { users } from "#db/schema/accounts.ts";
import { vehicleClasses, vehicleClassVersions } from "#db/schema/catalogue.ts";
import { subquery } from "#db/subquery.ts";
import { findTariff, findTariffDays } from "#db/tariff-views.ts";
import type { VehicleClass, VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);

/** The tariff in force, and each that is to come. */
export async function findTariffsAhead(db: ReadDb, today: LocalDate): Promise<readonly Tariff[]> {
  return Promise.all((await findTariffDays(db, today)).map((day) => findTariff(db, day)));
}

/** Not retired. */
const vehiclesIn = subquery<number>`(
  select count(*)::int from vehicles v where v.vehicle_class = ${vehicleClasses.id} and v.state <> 'retired')`;

/** Bookings with a trip of this class that is still to be driven. */
const bookingsOf = subquery<number>`(
  select count(distinct t.booking_id)::int from trips t join bookings b on b.id = t.booking_id and not b.is_test
  where t.vehicle_class = ${vehicleClasses.id} and t.state not in ('completed', 'completed_unverified', 'no_show', 'interrupted', 'cancelled'))`;

export const findClassRecords = (db: ReadDb) =>
  db
    .select({ record: vehicleClasses, vehicles: vehiclesIn, openBookings: bookingsOf, savedBy: users.name })
    .from(vehicleClasses)
    .leftJoin(users, eq(users.id, vehicleClasses.updatedBy))
    .orderBy(asc(vehicleClasses.position), asc(vehicleClasses.id));
export type ClassRow = Awaited<ReturnType<typeof findClassRecords>>[number];

export const findVersions = (db: ReadDb, id: VehicleClass) =>
  db
    .select({
      version: vehicleClassVersions.version,
      facts: vehicleClassVersions.facts,
      savedAt: vehicleClassVersions.savedAt,
      savedBy: users.name,
    })
    .from(vehicleClassVersions)
    .leftJoin(users, eq(users.id, vehicleClassVersions.savedBy))
    .where(eq(vehicleClassVersions.classId, id))
    .orderBy(desc(vehicleClassVersions.version))
    .limit(100);

/** Vehicles and open bookings that keep a class in use. */
export async function findUse(db: ReadDb, id: VehicleClass): Promise<{ vehicles: number; bookings: number }> {
  const [row] = await db
    .select({ vehicles: vehiclesIn, bookings: bookingsOf })
    .from(vehicleClasses)
    .where(sql`${vehicleClasses.id} = ${id}`);
  return row ?? { vehicles: 0, bookings: 0 };
}
