import { and, asc, desc, eq, inArray, ne, type SQLWrapper, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignmentMoves, assignments, tripFlights, tripMoves, tripNotes, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";

/** More than anyone reads; a trip rarely has ten. */
const linesAtMost = 200;

/** The person’s name; null for the system. */
const nameOf = (actor: SQLWrapper) => sql<string | null>`(select u.name from users u where u.id::text = ${actor})`;

const request = sql<string>`coalesce(${drivers.firstName} || ' ' || ${drivers.lastName}, ${organisations.name}, '')`;

export async function findBookingOfTrip(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ id: bookings.id, email: bookings.email, money: moneyState })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(trips.id, tripId));
  return row;
}

/** The trips that drive one leg together. */
export function findPartIds(db: ReadDb, tripId: string) {
  const rows = db
    .select({ bookingId: trips.bookingId, leg: trips.leg })
    .from(trips)
    .where(eq(trips.id, tripId))
    .as("asked");
  return db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(rows, and(eq(rows.bookingId, trips.bookingId), eq(rows.leg, trips.leg)))
    .where(ne(trips.state, "cancelled"));
}

export const findTripMoves = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: tripMoves.id,
      at: tripMoves.createdAt,
      by: nameOf(tripMoves.actor),
      reason: tripMoves.reason,
      to: tripMoves.toState,
    })
    .from(tripMoves)
    .where(eq(tripMoves.tripId, tripId))
    .orderBy(desc(tripMoves.createdAt), desc(tripMoves.id))
    .limit(linesAtMost);

export const findOfferMoves = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: assignmentMoves.id,
      at: assignmentMoves.createdAt,
      by: nameOf(assignmentMoves.actor),
      reason: assignmentMoves.reason,
      to: assignmentMoves.toState,
      mode: assignments.mode,
      who: request,
    })
    .from(assignments)
    .innerJoin(assignmentMoves, eq(assignmentMoves.assignmentId, assignments.id))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(organisations, eq(organisations.id, assignments.providerId))
    .where(eq(assignments.tripId, tripId))
    .orderBy(desc(assignmentMoves.createdAt), desc(assignmentMoves.id))
    .limit(linesAtMost);

/** The problem each time an assignment was made or driven all the same. */
const overridden = subquery<readonly string[]>`(
  select coalesce(json_agg(wrong ->> 'text' order by entry.at), '[]')
  from audit_log entry, jsonb_array_elements(entry.details -> 'reasons') wrong
  where entry.subject_id = ${assignments.id}::text and entry.subject_kind = 'assignment'
    and entry.action = 'assignment.overridden')`;

export const findOffers = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: assignments.id,
      who: request,
      plate: vehicles.plate,
      mode: assignments.mode,
      state: assignments.state,
      until: assignments.expiresAt,
      reason: assignments.reason,
      explained: assignments.explained,
      overrideReason: assignments.overrideReason,
      overridden,
    })
    .from(assignments)
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(organisations, eq(organisations.id, assignments.providerId))
    .where(eq(assignments.tripId, tripId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
    .limit(linesAtMost);

export const findNotes = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: tripNotes.id,
      at: tripNotes.createdAt,
      by: nameOf(tripNotes.author),
      kind: tripNotes.kind,
      text: tripNotes.text,
    })
    .from(tripNotes)
    .where(eq(tripNotes.tripId, tripId))
    .orderBy(desc(tripNotes.createdAt), desc(tripNotes.id))
    .limit(linesAtMost);

/** All vehicles of a drive wait for the same flight, which is stored with the first. */
export async function findFlight(db: ReadDb, tripId: string) {
  const first = db
    .select({ id: sql`coalesce(${trips.splitFrom}, ${trips.id})` })
    .from(trips)
    .where(eq(trips.id, tripId));
  const [row] = await db.select().from(tripFlights).where(inArray(tripFlights.tripId, first));
  return row;
}
