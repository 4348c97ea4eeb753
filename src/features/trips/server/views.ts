import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { tripFlights, trips, vehicleHolds } from "#db/schema/trips.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

export async function findReference(db: ReadDb, bookingId: string): Promise<string> {
  const [row] = await db.select({ reference: bookings.reference }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.reference ?? "";
}

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

export async function findFlightOf(db: ReadDb, tripId: string) {
  const [row] = await db.select().from(tripFlights).where(eq(tripFlights.tripId, tripId));
  return row;
}

export async function findReservedVehicle(db: ReadDb, bookingId: string, leg: number): Promise<string | undefined> {
  const [hold] = await db
    .select({ vehicleId: vehicleHolds.vehicleId })
    .from(vehicleHolds)
    .where(and(eq(vehicleHolds.bookingId, bookingId), eq(vehicleHolds.leg, leg), eq(vehicleHolds.state, "reserved")))
    .limit(1);
  return hold?.vehicleId;
}

/** The name and pickup time of each trip. */
export const findTripNames = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({ id: trips.id, pickupAt: trips.pickupAt, bookingId: trips.bookingId, reference: bookings.reference })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(trips.id, [...ids]));
