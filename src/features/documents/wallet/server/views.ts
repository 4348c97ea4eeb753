import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { ComplianceDocument } from "#domain/compliance/document-status.ts";
import { addHours } from "#domain/time/local-time.ts";

export const findCompany = (db: ReadDb) => readCompany(db);

const driverColumns = { id: drivers.id, firstName: drivers.firstName, lastName: drivers.lastName };

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select(driverColumns).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

/** A former driver has no licences to show. */
export async function findDriver(db: ReadDb, id: string) {
  const [driver] = await db
    .select(driverColumns)
    .from(drivers)
    .where(and(eq(drivers.id, id), ne(drivers.state, "left")));
  return driver;
}

const vehicleColumns = {
  id: vehicles.id,
  plate: vehicles.plate,
  make: vehicles.make,
  model: vehicles.model,
  seats: vehicles.seats,
};

export async function findVehicle(db: ReadDb, id: string) {
  const [vehicle] = await db.select(vehicleColumns).from(vehicles).where(eq(vehicles.id, id));
  return vehicle;
}

const onRoad = ["en_route", "arrived", "searching", "onboard", "stopover"] as const;

/** The driver’s current trip, otherwise the nearest within a day, with its vehicle. */
export async function findTripAtHand(db: ReadDb, driverId: string, at: Date) {
  const isOnRoad = inArray(trips.state, [...onRoad]);
  const [trip] = await db
    .select({
      vehicle: vehicleColumns,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      to: trips.destination,
      passengers: trips.passengers,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        ne(trips.state, "cancelled"),
        sql`(${isOnRoad} or (${trips.pickupAt} < ${addHours(at, 24).toISOString()}::timestamptz
          and ${trips.plannedEnd} > ${addHours(at, -24).toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(
      desc(sql`${isOnRoad}`),
      asc(sql`abs(extract(epoch from ${trips.pickupAt} - ${at.toISOString()}::timestamptz))`),
      asc(trips.id),
    )
    .limit(1);
  return trip;
}

/** Documents of the driver, the vehicle and the company. */
export async function findWalletDocuments(
  db: ReadDb,
  ownerIds: readonly string[],
): Promise<readonly ComplianceDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(
      or(inArray(documents.ownerId, [...ownerIds]), and(eq(documents.ownerKind, "company"), isNull(documents.ownerId))),
    )
    .limit(500);
  return rows.map(({ state, ...document }) => ({ ...document, review: state }));
}
