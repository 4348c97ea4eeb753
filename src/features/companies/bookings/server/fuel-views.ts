import { and, asc, eq, gte, isNull, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { companyBookings } from "#db/schema/companies.ts";
import { fuelEntries, vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { addHours } from "#domain/time/local-time.ts";

/** How many days of fuel records count. */
const recordDays = 365;

/** Our own vehicles with their fills, by odometer reading. */
export async function findFuelled(db: ReadDb, now: Date) {
  const rows = await db
    .select({
      id: vehicles.id,
      vehicleClass: vehicles.vehicleClass,
      fuel: vehicles.fuel,
      km: fuelEntries.km,
      litres: fuelEntries.litres,
      isFull: fuelEntries.isFull,
    })
    .from(fuelEntries)
    .innerJoin(vehicles, eq(vehicles.id, fuelEntries.vehicleId))
    .where(and(isNull(vehicles.ownerId), gte(fuelEntries.filledAt, addHours(now, -recordDays * 24))))
    .orderBy(asc(vehicles.id), asc(fuelEntries.km));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((fills) => {
    const [first] = fills;
    return first ? [{ vehicleClass: first.vehicleClass, fuel: first.fuel, fills }] : [];
  });
}

/** The vehicle classes of each leg of a company’s bookings. */
export async function findDrives(db: ReadDb, organisationId: string): Promise<ReadonlyMap<string, VehicleClass[]>> {
  const rows = await db
    .select({ bookingId: trips.bookingId, vehicleClass: trips.vehicleClass })
    .from(trips)
    .innerJoin(companyBookings, eq(companyBookings.bookingId, trips.bookingId))
    .where(and(eq(companyBookings.organisationId, organisationId), ne(trips.state, "cancelled")));
  const groups = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return new Map([...groups].map(([id, drives]) => [id, drives.map(({ vehicleClass }) => vehicleClass)]));
}
