import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { customerLinkId } from "#db/live-links.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { addMinutes } from "#domain/time/local-time.ts";

/** When the passengers got in, as it happened or as it was recorded. */
export async function findBoardedAt(db: ReadDb, tripId: string): Promise<Date | null> {
  const [row] = await db
    .select({
      at: subquery<Date | null>`coalesce(
        (select min(e.happened_at) from trip_events e where e.trip_id = ${trips.id} and e.event = 'met' and e.outcome = 'moved'),
        (select min(m.created_at) from trip_moves m where m.trip_id = ${trips.id} and m.to_state = 'onboard'))`.mapWith(
        trips.pickupAt,
      ),
    })
    .from(trips)
    .where(eq(trips.id, tripId));
  return row?.at ?? null;
}

/** Older positions say nothing about where a vehicle is. */
const seenMinutes = 30;

/** Where the trip’s vehicle was last seen before it stopped. */
export async function findLastSeen(db: ReadDb, tripId: string, stoppedAt: Date): Promise<Point | null> {
  const [from, to] = [addMinutes(stoppedAt, -seenMinutes), addMinutes(stoppedAt, seenMinutes)];
  const [seen] = await db
    .select({ latitude: positions.latitude, longitude: positions.longitude })
    .from(positions)
    .innerJoin(
      assignments,
      and(eq(assignments.vehicleId, positions.vehicleId), eq(assignments.tripId, positions.tripId)),
    )
    .where(
      and(
        eq(positions.tripId, tripId),
        inArray(assignments.state, ["active", "fulfilled"]),
        sql`${positions.takenAt} >= ${from.toISOString()}::timestamptz`,
        sql`${positions.takenAt} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(positions.takenAt))
    .limit(1);
  return seen ?? null;
}

/** What was sold, as far as the end of its drive depends on it. */
export async function findSold(db: ReadDb, bookingId: string) {
  const [sold] = await db
    .select({
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      returnAt: bookings.returnAt,
      hireUnit: bookings.hireUnit,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return sold;
}

/** A trip that broke down, or the relief vehicle’s, with who booked it. */
export async function findTripForNews(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      tripId: trips.id,
      bookingId: trips.bookingId,
      leg: trips.leg,
      from: trips.pickupLocation,
      to: trips.destination,
      pickupAt: trips.pickupAt,
      continues: trips.continues,
      reference: bookings.reference,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      organisationId: bookings.organisationId,
      bookerId: bookings.bookerId,
      linkId: customerLinkId,
      host: organisations.name,
      guestEmail: guestBookings.guestEmail,
      isContactGuest: guestBookings.isContactGuest,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
    .leftJoin(guestBookings, eq(guestBookings.bookingId, bookings.id))
    .where(eq(trips.id, tripId));
  return row;
}
export type TripForNews = NonNullable<Awaited<ReturnType<typeof findTripForNews>>>;

/** Who booked it for the partner; where no one did by their account, those who run it. */
export async function findPartnerPeople(db: ReadDb, { organisationId, bookerId }: TripForNews) {
  if (!organisationId) return [];
  const people = await db
    .select({ userId: users.id, name: users.name, email: users.email, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(users.status, "active")))
    .orderBy(asc(users.email));
  const booker = people.filter(({ userId }) => userId === bookerId);
  return booker.length > 0 ? booker : people.filter(({ role }) => role === "owner");
}

/** Who drives or drove a trip, and in what. */
export async function findCrew(db: ReadDb, tripId: string) {
  const [crew] = await db
    .select({
      assignmentId: assignments.id,
      driverId: drivers.id,
      firstName: drivers.firstName,
      email: drivers.email,
      phone: drivers.phone,
      vehicle: sql<string>`concat_ws(' ', nullif(${vehicles.colour}, ''), ${vehicles.make}, ${vehicles.model})`,
      plate: vehicles.plate,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(and(eq(assignments.tripId, tripId), inArray(assignments.state, ["accepted", "active", "fulfilled"])))
    .orderBy(desc(assignments.createdAt))
    .limit(1);
  return crew;
}

export const findCompany = (db: ReadDb) => readCompany(db);
