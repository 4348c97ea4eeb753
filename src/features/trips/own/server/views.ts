import { and, asc, desc, eq, gte, inArray, isNotNull, not, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { isStillTheirs } from "#db/dispatch/decided-against.ts";
import { passengersOfTrip, preferencesOfCustomer } from "#db/passengers-of-trip.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { assignments, tripFlights, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { tripArrivedAt } from "#db/trip-arrived-at.ts";
import { tripColumns } from "#db/trip-columns.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import type { OfferRules } from "#domain/trip/offer-rules.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import { onRoadStates } from "#domain/trip/trip-on-road.ts";

export const findOfferRules = async (db: ReadDb): Promise<OfferRules> => (await findSettings(db)).offers;

/** Assignment states of trips that are offered to a driver or theirs. */
const held: readonly AssignmentState[] = ["offered", "accepted", "active", "fulfilled"];

export type TripSpan = {
  readonly when: "ahead" | "past";
  /** The boundary between ahead and past. */
  readonly today: Date;
  /** The earliest date of past trips. */
  readonly since: Date;
  readonly after: { readonly pickupAt: Date; readonly assignmentId: string } | undefined;
  readonly limit: number;
};

/** The trips of the driver with this account, if they still work for us. */
export const findTripsOfDriver = (db: ReadDb, userId: string, span: TripSpan) =>
  findHeldTrips(db, ownedBy(userId), span);

const ownedBy = (userId: string) => and(eq(drivers.userId, userId), isStillTheirs);

/** The trips of all drivers of this member's organisation. */
export const findTripsOfProvider = (db: ReadDb, memberId: string, span: TripSpan) =>
  findHeldTrips(
    db,
    and(isNotNull(drivers.providerId), inArray(drivers.providerId, providersOfMember(db, memberId))),
    span,
  );

const providersOfMember = (db: ReadDb, memberId: string) =>
  db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisationMembers.userId, memberId),
        eq(organisations.kind, "driver_provider"),
        eq(organisations.status, "active"),
      ),
    );

/** One trip, within the same period as the list. */
export const findTripOfDriver = (db: ReadDb, userId: string, { tripId, since }: { tripId: string; since: Date }) =>
  heldTrips(db, and(ownedBy(userId), eq(trips.id, tripId), gte(trips.pickupAt, since))).limit(1);

/** Not over before today began. A started trip stays until it ends, no matter when it was planned to. */
const isAheadAt = (today: Date): SQL =>
  sql`(${trips.plannedEnd} >= ${today.toISOString()}::timestamptz or ${inArray(trips.state, [...onRoadStates])})`;

function findHeldTrips(db: ReadDb, whose: SQL | undefined, span: TripSpan) {
  const isAhead = span.when === "ahead";
  const place = sql`(${trips.pickupAt}, ${assignments.id})`;
  const last = span.after && sql`(${span.after.pickupAt.toISOString()}::timestamptz, ${span.after.assignmentId}::uuid)`;
  return heldTrips(
    db,
    and(
      whose,
      isAhead ? isAheadAt(span.today) : not(isAheadAt(span.today)),
      isAhead ? undefined : gte(trips.pickupAt, span.since),
      last && (isAhead ? sql`${place} > ${last}` : sql`${place} < ${last}`),
    ),
  )
    .orderBy(...(isAhead ? [asc(trips.pickupAt), asc(assignments.id)] : [desc(trips.pickupAt), desc(assignments.id)]))
    .limit(span.limit);
}

/** The passengers’ last message that they are late; on a split trip it counts for all its vehicles. */
const lastLateness = <T>(column: "minutes" | "created_at") => subquery<T>`(select notice.${sql.identifier(column)}
  from late_notices notice where notice.trip_id = coalesce(${trips.splitFrom}, ${trips.id})
  order by notice.created_at desc, notice.id desc limit 1)`;

/** The relief vehicle for the passengers of a trip that broke down, or several, until they are on board. */
const relief = subquery<Relief | null>`(select json_build_object('expected_at', max(next.pickup_at),
    'driver', string_agg(d.first_name, ' and ' order by next.part),
    'phone', (array_agg(d.phone order by next.part) filter (where d.phone is not null))[1],
    'vehicle', string_agg(v.make || ' ' || v.model || ', ' || v.plate, ' and ' order by next.part))
  from trips next
  left join assignments a on a.trip_id = next.id and a.state in ('accepted', 'active')
  left join drivers d on d.id = a.driver_id left join vehicles v on v.id = a.vehicle_id
  where next.continues = ${trips.id}
    and next.state in ('unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching')
  having count(*) > 0)`;

type Relief = {
  readonly expected_at: string;
  readonly driver: string | null;
  readonly phone: string | null;
  readonly vehicle: string | null;
};

const heldTrips = (db: ReadDb, which: SQL | undefined) =>
  db
    .select({
      ...tripColumns,
      version: trips.version,
      endedAt: tripEndedAt,
      arrivedAt: tripArrivedAt,
      relief,
      listed: passengersOfTrip,
      usualPreferences: preferencesOfCustomer,
      lateMinutes: lastLateness<number | null>("minutes"),
      lateNoticeAt: lastLateness<Date | null>("created_at").mapWith(trips.pickupAt),
      assignmentId: assignments.id,
      assignmentState: assignments.state,
      payoutCents: assignments.payoutCents,
      flightStatus: tripFlights.status,
      flightExpectedAt: tripFlights.expectedAt,
      flightTerminal: tripFlights.terminal,
      flightGate: tripFlights.gate,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      seats: vehicles.seats,
      driverId: drivers.id,
      driverFirstName: drivers.firstName,
      driverLastName: drivers.lastName,
    })
    .from(drivers)
    .innerJoin(assignments, eq(assignments.driverId, drivers.id))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, sql`coalesce(${trips.splitFrom}, ${trips.id})`))
    .where(and(which, inArray(assignments.state, [...held]), eq(bookings.isTest, false)));

export type HeldTrip = Awaited<ReturnType<typeof findHeldTrips>>[number];
