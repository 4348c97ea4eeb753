import { and, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { incidentMoves, incidents, lostItems, tripDisputes } from "#db/schema/incidents.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { IncidentFilters } from "../contract.ts";

export const findCompany = (db: ReadDb) => readCompany(db);

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

export async function findBooking(db: ReadDb, reference: string) {
  const rows = await db
    .select({ id: bookings.id, tripId: trips.id })
    .from(bookings)
    .leftJoin(trips, eq(trips.bookingId, bookings.id))
    .where(eq(bookings.reference, reference.toUpperCase()));
  const [first] = rows;
  return first && { id: first.id, tripIds: rows.flatMap(({ tripId }) => tripId ?? []) };
}

/** States in which the trip was never theirs, as opposed to later taken from them. */
const neverTheirs = ["proposed", "offered", "declined", "expired", "withdrawn"] as const;

/** A trip with its driver; if a driver is given, only their own trip. */
export async function findTrip(db: ReadDb, tripId: string, driverId?: string) {
  const isLast = inArray(assignments.state, ["accepted", "active", "fulfilled"]);
  const isTheirs = and(
    driverId ? eq(assignments.driverId, driverId) : isLast,
    notInArray(assignments.state, [...neverTheirs]),
  );
  const [trip] = await db
    .select({
      tripId: trips.id,
      bookingId: trips.bookingId,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
    })
    .from(trips)
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), isTheirs))
    .where(eq(trips.id, tripId))
    .orderBy(desc(assignments.id))
    .limit(1);
  return trip && (!driverId || trip.driverId === driverId) ? trip : undefined;
}

/** The driver and vehicle of this assignment, even if it has ended. */
export async function findCrewOf(db: ReadDb, assignmentId: string) {
  const [crew] = await db
    .select({ driverId: assignments.driverId, vehicleId: assignments.vehicleId })
    .from(assignments)
    .where(eq(assignments.id, assignmentId));
  return crew;
}

export const hasOpenIncident = async (db: ReadDb, tripId: string): Promise<boolean> =>
  (await db.$count(incidents, and(eq(incidents.tripId, tripId), ne(incidents.state, "resolved")))) > 0;

const selectIncidents = (db: ReadDb) =>
  db
    .select({
      incident: incidents,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      plate: vehicles.plate,
      reporter: users.name,
    })
    .from(incidents)
    .leftJoin(bookings, eq(bookings.id, incidents.bookingId))
    .leftJoin(trips, eq(trips.id, incidents.tripId))
    .leftJoin(drivers, eq(drivers.id, incidents.driverId))
    .leftJoin(vehicles, eq(vehicles.id, incidents.vehicleId))
    .leftJoin(users, eq(sql`${users.id}::text`, incidents.reportedBy));

export type IncidentRecord = Awaited<ReturnType<typeof findIncidents>>[number];

export async function findIncident(db: ReadDb, id: string): Promise<IncidentRecord | undefined> {
  const [row] = await selectIncidents(db).where(eq(incidents.id, id));
  return row;
}

const viewed: Readonly<Record<IncidentFilters["view"], SQL | undefined>> = {
  unresolved: ne(incidents.state, "resolved"),
  disputed: eq(incidents.state, "disputed"),
  resolved: eq(incidents.state, "resolved"),
  all: undefined,
};

const resultsOf = (text: string) => {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`${drivers.firstName} || ' ' || ${drivers.lastName} ilike ${like}`,
    sql`${vehicles.plate} ilike ${like}`,
    sql`${bookings.reference} ilike ${like}`,
  );
};

const matching = ({ view, type, search, incident_id, trip_id, reference }: IncidentFilters) =>
  and(
    // One incident by id is shown in any status.
    incident_id ? eq(incidents.id, incident_id) : viewed[view],
    type ? eq(incidents.type, type) : undefined,
    trip_id ? eq(incidents.tripId, trip_id) : undefined,
    reference ? eq(bookings.reference, reference.toUpperCase()) : undefined,
    search ? resultsOf(search) : undefined,
  );

type Page = { readonly size: number; readonly after: TimeKey | undefined };

export const findIncidents = (db: ReadDb, filter: IncidentFilters, { size, after }: Page) =>
  selectIncidents(db)
    .where(
      and(
        matching(filter),
        after &&
          sql`(${incidents.createdAt}, ${incidents.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(incidents.createdAt), desc(incidents.id))
    .limit(size);

const reportedAtMost = 20;

export const findReportedBy = (db: ReadDb, actor: string, tripId: string) =>
  db
    .select()
    .from(incidents)
    .where(and(eq(incidents.tripId, tripId), eq(incidents.reportedBy, actor)))
    .orderBy(desc(incidents.createdAt), desc(incidents.id))
    .limit(reportedAtMost);

export type MoveRecord = Awaited<ReturnType<typeof findMoves>>[number];

/** Actions after the report, latest first. */
export async function findMoves(db: ReadDb, incidentIds: readonly string[]) {
  if (incidentIds.length === 0) return [];
  return db
    .select({ move: incidentMoves, by: users.name })
    .from(incidentMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, incidentMoves.actor))
    .where(and(inArray(incidentMoves.incidentId, [...incidentIds]), sql`${incidentMoves.fromState} is not null`))
    .orderBy(desc(incidentMoves.createdAt), desc(incidentMoves.id));
}

export const countOpen = async (db: ReadDb) => ({
  incidents: await db.$count(incidents, ne(incidents.state, "resolved")),
  lost_items: await db.$count(lostItems, ne(lostItems.state, "closed")),
  disputes: await db.$count(tripDisputes, eq(tripDisputes.state, "open")),
});
