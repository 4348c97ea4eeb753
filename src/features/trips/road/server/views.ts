import { and, asc, eq, inArray, lte, not, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { auditLog } from "#db/schema/platform.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { OverriddenReason } from "#domain/compliance/overridden-before.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import { onRoadStates } from "#domain/trip/trip-on-road.ts";

/** The driver of a trip, and their account. */
export async function findCrewOnTrip(db: ReadDb, tripId: string) {
  const [crew] = await db
    .select({
      assignmentId: assignments.id,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      userId: drivers.userId,
    })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(and(eq(assignments.tripId, tripId), inArray(assignments.state, ["accepted", "active"])));
  return crew;
}
export type CrewOnTrip = NonNullable<Awaited<ReturnType<typeof findCrewOnTrip>>>;

/** Whether this account has driven the trip, or was assigned to it before. */
export async function hasHadTrip(db: ReadDb, tripId: string, userId: string): Promise<boolean> {
  const had: readonly AssignmentState[] = [
    "accepted",
    "active",
    "fulfilled",
    "released",
    "removed",
    "replaced",
    "failed",
  ];
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(and(eq(assignments.tripId, tripId), eq(drivers.userId, userId), inArray(assignments.state, [...had])))
    .limit(1);
  return row !== undefined;
}

type Kept = { readonly reasons?: readonly { text: string }[]; readonly about?: readonly OverriddenReason[] };

/** The objections overridden when the trip was assigned. Older rows store them only as text. */
export async function findOverridden(db: ReadDb, assignmentId: string) {
  const rows = await db
    .select({ details: sql<Kept>`${auditLog.details}` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, "assignment"),
        eq(auditLog.subjectId, assignmentId),
        eq(auditLog.action, "assignment.overridden"),
      ),
    );
  return {
    about: rows.flatMap(({ details }) => details.about ?? []),
    texts: rows.flatMap(({ details }) => details.reasons ?? []).map(({ text }) => text),
  };
}

/** The names behind these accounts. */
export async function findNames(db: ReadDb, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (actors.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(sql`${users.id}::text`, [...actors]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Batch size; the rest waits for the next round. */
const batch = 100;

/** Whether this account was the driver when the trip completed itself. */
export async function hasDriven(db: ReadDb, tripId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(and(eq(assignments.tripId, tripId), eq(drivers.userId, userId), eq(assignments.state, "fulfilled")));
  return row !== undefined;
}

/** The driver has reported something since. */
const reportedSince = (moment: Date) =>
  subquery<boolean>`exists (select from trip_events e where e.trip_id = ${trips.id} and e.happened_at > ${moment.toISOString()})`;

/** The vehicle has sent a position on this trip since. */
const seenSince = (moment: Date) =>
  subquery<boolean>`exists (select from latest_positions p where p.trip_id = ${trips.id} and p.taken_at > ${moment.toISOString()})`;

/**
 * Trips with a driver that should have ended hours ago, with no report and no position since. Positions count
 * for as many hours again and no longer, because a driver may have forgotten to turn off the phone.
 */
export const findSilentTrips = (db: ReadDb, now: Date) => {
  const [hours, minutes] = [companyRules.tripCompletesItselfHours, companyRules.roadAlerts.silentMinutes];
  const endedBy = addHours(now, -hours);
  return db
    .select({ id: trips.id, end: trips.plannedEnd, reference: bookings.reference })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(trips.state, ["assigned", "reconfirmed", ...onRoadStates]),
        lte(trips.plannedEnd, endedBy),
        not(reportedSince(endedBy)),
        or(lte(trips.plannedEnd, addHours(endedBy, -hours)), not(seenSince(addMinutes(now, -minutes)))),
      ),
    )
    .orderBy(asc(trips.plannedEnd), asc(trips.id))
    .limit(batch);
};
