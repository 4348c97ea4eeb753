import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findDriverStars as readDriverStars } from "#db/driver-rating-views.ts";
import { findOnDuty as readOnDuty } from "#db/duty-views.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { messages } from "#db/schema/platform.ts";
import { assignments, tripNotes, trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { tripArrivedAt } from "#db/trip-arrived-at.ts";
import type { DriverEvidence } from "#domain/driver/driver-score.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

export async function findContact(db: ReadDb, driverId: string) {
  const [driver] = await db.select({ email: drivers.email }).from(drivers).where(eq(drivers.id, driverId));
  return driver;
}

/** The time a driver spends on trips that start in a period. */
export const findWork = (db: ReadDb, driverId: string, { from, to }: Span) =>
  db
    .select({ from: trips.pickupAt, to: trips.plannedEnd })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        ne(trips.state, "cancelled"),
        gte(trips.pickupAt, from),
        lt(trips.pickupAt, to),
      ),
    )
    .orderBy(asc(trips.pickupAt))
    .limit(500);

/** Our team decided that the driver was not late, or not at fault. */
const isExcused = subquery<boolean>`exists (select 1 from trip_disputes d where d.trip_id = ${trips.id}
  and d.driver_id = ${assignments.driverId} and d.kind = 'late_arrival' and d.state = 'upheld')`;
const releasedAt = subquery<Date | null>`(select max(m.created_at) from assignment_moves m where m.assignment_id = ${assignments.id} and m.to_state = 'released')`;
const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

type AssignmentEvidence = Omit<DriverEvidence, "ratings" | "ratingsGood" | "rating">;

/** Counts a driver’s trips since a day, by outcome. */
export async function countEvidence(
  db: ReadDb,
  driverId: string,
  { since, lateHours, graceMinutes }: { since: Date; lateHours: number; graceMinutes: number },
): Promise<AssignmentEvidence> {
  const { state } = assignments;
  const wasDriven = sql`${state} = 'fulfilled'`;
  const wasOffered = sql`${assignments.mode} <> 'hard' and ${assignments.offeredAt} is not null and ${state} not in ('offered', 'withdrawn')`;
  const [row] = await db
    .select({
      driven: counted(wasDriven),
      failed: counted(sql`${state} = 'failed'`),
      released: counted(sql`${state} = 'released'`),
      releasedLate: counted(
        sql`${state} = 'released' and ${releasedAt} > ${trips.pickupAt} - make_interval(hours => ${lateHours})`,
      ),
      arrivals: counted(sql`${wasDriven} and ${tripArrivedAt} is not null and not ${isExcused}`),
      arrivalsOnTime: counted(
        sql`${wasDriven} and not ${isExcused} and ${tripArrivedAt} <= ${trips.pickupAt} + make_interval(mins => ${graceMinutes})`,
      ),
      offers: counted(wasOffered),
      offersAnswered: counted(sql`${wasOffered} and ${state} <> 'expired'`),
      declined: counted(sql`${state} = 'declined'`),
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(and(eq(assignments.driverId, driverId), gte(trips.pickupAt, since)));
  return row ?? nothing;
}

const nothing: AssignmentEvidence = {
  driven: 0,
  failed: 0,
  released: 0,
  releasedLate: 0,
  arrivals: 0,
  arrivalsOnTime: 0,
  offers: 0,
  offersAnswered: 0,
  declined: 0,
};

/** Every trip a driver had or was offered, latest pickup first. */
export async function findTripPage(db: ReadDb, driverId: string, after: string | null | undefined, size: number) {
  const key = timeKey.read(after);
  const further =
    key && sql`(${trips.pickupAt}, ${assignments.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`;
  const rows = await db
    .select({
      assignmentId: assignments.id,
      tripId: trips.id,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      pickup: trips.pickupLocation,
      destination: trips.destination,
      passengers: trips.passengers,
      plate: vehicles.plate,
      tripState: trips.state,
      mode: assignments.mode,
      state: assignments.state,
      reason: assignments.reason,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(and(eq(assignments.driverId, driverId), ne(assignments.state, "proposed"), further))
    .orderBy(desc(trips.pickupAt), desc(assignments.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ pickupAt, assignmentId }) => timeKey.write({ at: pickupAt, id: assignmentId }));
}

/** Dispatch’s messages to the driver about a trip. */
export const findTripMessages = (db: ReadDb, driverId: string, limit: number) =>
  db
    .select({
      id: tripNotes.id,
      text: tripNotes.text,
      reference: bookings.reference,
      by: sql<string>`coalesce(${users.name}, ${tripNotes.author})`,
      at: tripNotes.createdAt,
    })
    .from(tripNotes)
    .innerJoin(bookings, eq(bookings.id, tripNotes.bookingId))
    .leftJoin(users, eq(sql`${users.id}::text`, tripNotes.author))
    .where(and(eq(tripNotes.driverId, driverId), isNotNull(tripNotes.driverId), eq(tripNotes.kind, "message")))
    .orderBy(desc(tripNotes.createdAt), desc(tripNotes.id))
    .limit(limit);

/** Emails to this address, without sign-in emails, which are private. */
export const findEmails = (db: ReadDb, email: string, limit: number) =>
  db
    .select({ id: messages.id, text: messages.subject, state: messages.state, at: messages.createdAt })
    .from(messages)
    .where(and(eq(sql`lower(${messages.recipient})`, email.toLowerCase()), sql`${messages.template} not like 'auth-%'`))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

export const findOnDuty = readOnDuty;

export const findSettings = (db: ReadDb) => readSettings(db);

export const findDriverStars = (db: ReadDb, since: Date) => readDriverStars(db, since);

/** The driver with this account. */
export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}
