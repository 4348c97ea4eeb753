import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { customerLinkId } from "#db/live-links.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { messages } from "#db/schema/platform.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { guideFirstNames, isNotRelieved } from "#db/trip-parts.ts";

export type DriveRequest = { readonly bookingId: string; readonly leg: number };

const driving = inArray(assignments.state, ["accepted", "active"]);

/** All vehicles of a leg, in order, with their current drivers and the customer. */
export const findDriveForEmail = (db: ReadDb, { bookingId, leg }: DriveRequest) =>
  db
    .select({
      tripId: trips.id,
      part: trips.part,
      state: trips.state,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      continues: trips.continues,
      passengers: trips.passengers,
      guides: guideFirstNames,
      reference: bookings.reference,
      isTest: bookings.isTest,
      customerFirstName: bookings.firstName,
      customerEmail: bookings.email,
      customerPhone: bookings.phone,
      linkId: customerLinkId,
      assignmentId: assignments.id,
      driverName: drivers.firstName,
      driverId: drivers.id,
      photoId: drivers.photoId,
      vehicleId: vehicles.id,
      seats: vehicles.seats,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      colour: vehicles.colour,
      vehiclePhotoId: vehicles.photoId,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), driving))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(and(eq(trips.bookingId, bookingId), eq(trips.leg, leg), ne(trips.state, "cancelled"), isNotRelieved))
    .orderBy(asc(trips.part));

export type VehicleForEmail = Awaited<ReturnType<typeof findDriveForEmail>>[number];

export async function findLegOf(db: ReadDb, tripId: string): Promise<DriveRequest | undefined> {
  const [row] = await db.select({ bookingId: trips.bookingId, leg: trips.leg }).from(trips).where(eq(trips.id, tripId));
  return row;
}

const template = "driver-details";

/** The key holds the first trip of the leg, the number of this email and the summary of its content. */
export const detailsKey = (tripId: string, sent: number, message: string): string =>
  `${template}:${tripId}${sent === 0 ? "" : `.${sent}`}:${message}`;

const isAboutBooking = and(
  eq(messages.about, sql`'booking:' || ${bookings.reference}`),
  eq(messages.template, template),
);

/**
 * Emails already sent to the leg’s customer, the latest first. The leg’s first trip may have been a different
 * one then.
 */
export async function findSentSummaries(db: ReadDb, { bookingId, leg }: DriveRequest): Promise<readonly string[]> {
  const tripInKey = sql`split_part(split_part(${messages.key}, ':', 2), '.', 1)`;
  const rows = await db
    .select({ summary: sql<string>`split_part(${messages.key}, ':', 3)` })
    .from(messages)
    .innerJoin(bookings, isAboutBooking)
    .where(
      and(
        eq(bookings.id, bookingId),
        subquery`${tripInKey} in (select part.id::text from trips part where part.booking_id = ${bookingId} and part.leg = ${leg})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return rows.map(({ summary }) => summary);
}

/** Batch size; the rest waits for the next round. */
const batch = 200;

/** The summary of a vehicle with a driver, as it appears in a key. */
const unit = sql`case when ${trips.bags} is null then ':' || ${assignments.id}::text || '|'
  else ${assignments.id}::text || '~' || ${trips.passengers}::text || ';' end`;

/** Legs that start in this period and have a driver whose details the customer has not received yet. */
export const findUntold = (db: ReadDb, from: Date, until: Date) =>
  db
    .selectDistinct({ bookingId: trips.bookingId, leg: trips.leg, pickupAt: trips.pickupAt })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        driving,
        inArray(trips.state, ["assigned", "reconfirmed", "en_route"]),
        gt(trips.pickupAt, from),
        lte(trips.pickupAt, until),
        subquery`not exists (select from ${messages} where ${isAboutBooking} and strpos(${messages.key} || '|', ${unit}) > 0)`,
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.bookingId), asc(trips.leg))
    .limit(batch);
