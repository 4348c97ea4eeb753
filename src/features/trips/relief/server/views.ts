import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { customerLinkId } from "#db/live-links.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";

/** A trip that broke down, or the relief vehicle’s trip, with its customer. */
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

/** The partner’s user who booked it; without one, the partner’s owners. */
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

/** The crew of a trip. */
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

/** Everyone who had an assignment, whether or not it is still theirs. */
export async function findDriverOf(db: ReadDb, assignmentId: string) {
  const [row] = await db
    .select({ name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`, phone: drivers.phone })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(eq(assignments.id, assignmentId));
  return row;
}

/** Whom the settings name for alarms; without anyone, the company’s own address is used. */
export const findAlarmPeople = async (db: ReadDb) => (await findSettings(db)).alarms;
