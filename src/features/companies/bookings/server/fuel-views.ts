import { and, eq, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findFuelled as readFuelled } from "#db/fuelled-views.ts";
import { companyBookings } from "#db/schema/companies.ts";
import { trips } from "#db/schema/trips.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";

export const findFuelled = (db: ReadDb, now: Date) => readFuelled(db, now);

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
