import { and, asc, eq, gt, inArray, isNull, lt, ne, notInArray, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { customerLinkId } from "#db/live-links.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { type LiveLinkKind, liveLinks } from "#db/schema/live.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { tripArrivedAt, tripLandedAt } from "#db/trip-arrived-at.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import { isNotJoined, isNotRelieved } from "#db/trip-parts.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** A valid link. */
export type OpenLink = {
  readonly id: string;
  readonly tripId: string;
  readonly bookingId: string;
  readonly kind: LiveLinkKind;
};

/** The link with this id, unless withdrawn. The customer’s own link has the trip’s id, and possibly no row yet. */
export async function findLink(db: ReadDb, id: string): Promise<OpenLink | undefined> {
  const [link] = await db
    .select({
      id: liveLinks.id,
      tripId: liveLinks.tripId,
      bookingId: liveLinks.bookingId,
      kind: liveLinks.kind,
      withdrawnAt: liveLinks.withdrawnAt,
    })
    .from(liveLinks)
    .where(eq(liveLinks.id, id));
  if (link) return link.withdrawnAt ? undefined : link;
  const [trip] = await db
    .select({ id: trips.id, bookingId: trips.bookingId })
    .from(trips)
    .where(and(eq(trips.id, id), isNull(trips.splitFrom)));
  return trip && { id, tripId: trip.id, bookingId: trip.bookingId, kind: "customer" };
}

const driving = inArray(assignments.state, ["accepted", "active", "fulfilled"]);

/** A vehicle of a leg, with its driver and last position. */
const partColumns = {
  tripId: trips.id,
  leg: trips.leg,
  part: trips.part,
  continues: trips.continues,
  passengers: trips.passengers,
  state: trips.state,
  cancelReason: trips.cancelReason,
  pickupAt: trips.pickupAt,
  plannedEnd: trips.plannedEnd,
  endedAt: tripEndedAt,
  arrivedAt: tripArrivedAt,
  landedAt: tripLandedAt,
  from: trips.pickupLocation,
  to: trips.destination,
  stops: trips.stops,
  vehicleClass: trips.vehicleClass,
  bookingId: trips.bookingId,
  linkId: customerLinkId,
  reference: bookings.reference,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  serviceName: bookings.serviceName,
  tourName: bookings.tourName,
  tourHours: bookings.tourHours,
  returnAt: bookings.returnAt,
  hireUnit: bookings.hireUnit,
  assignmentId: assignments.id,
  driverId: assignments.driverId,
  driverName: drivers.firstName,
  driverPhotoId: drivers.photoId,
  driverPhone: drivers.phone,
  colour: vehicles.colour,
  make: vehicles.make,
  model: vehicles.model,
  plate: vehicles.plate,
  assignedClass: vehicles.vehicleClass,
  vehicleId: vehicles.id,
  seats: vehicles.seats,
  vehiclePhotoId: vehicles.photoId,
  fixAt: latestPositions.takenAt,
  fixLatitude: latestPositions.latitude,
  fixLongitude: latestPositions.longitude,
  fixHeading: latestPositions.heading,
  fixTripId: latestPositions.tripId,
  fixDriverId: latestPositions.driverId,
};

const selectParts = (db: ReadDb) =>
  db
    .select(partColumns)
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), driving))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(latestPositions, eq(latestPositions.vehicleId, assignments.vehicleId));

/** Every vehicle of the leg with this first trip, in order; a relief vehicle replaces the one that broke down. */
export const findDrive = (db: ReadDb, tripId: string) =>
  selectParts(db)
    .where(and(or(eq(trips.id, tripId), eq(trips.splitFrom, tripId)), isNotJoined, isNotRelieved))
    .orderBy(asc(trips.part));

/** More than a lobby shows. */
const guestsAtMost = 200;

type GuestsRequest = { readonly organisationIds: readonly string[]; readonly from: Date; readonly to: Date };

/** Trips of these organisations’ guests within a period, next first. */
export const findGuestParts = (db: ReadDb, { organisationIds, from, to }: GuestsRequest) =>
  selectParts(db)
    .where(
      and(
        inArray(bookings.organisationId, [...organisationIds]),
        eq(bookings.isTest, false),
        gt(trips.pickupAt, from),
        lt(trips.pickupAt, to),
        notInArray(trips.state, ["planned", "cancelled", "interrupted"]),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(guestsAtMost);

export type DrivePart = Awaited<ReturnType<typeof findDrive>>[number];

/** The first trip of a leg, which its links belong to. */
export async function findFirstOfDrive(db: ReadDb, tripId: string): Promise<string | undefined> {
  const [trip] = await db.select({ splitFrom: trips.splitFrom }).from(trips).where(eq(trips.id, tripId));
  return trip && (trip.splitFrom ?? tripId);
}

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** Links with a name or address whose trips ended before then; each night finds one day’s links. */
export async function findNamedLinksBefore(db: ReadDb, moment: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: liveLinks.id })
    .from(liveLinks)
    .innerJoin(trips, eq(trips.id, liveLinks.tripId))
    .where(and(or(ne(liveLinks.name, ""), ne(liveLinks.email, "")), lt(trips.plannedEnd, moment)))
    .limit(5000);
  return rows.map(({ id }) => id);
}
