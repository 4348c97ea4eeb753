import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, tripAutomatic, tripMoves, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { type AutomaticRules, noAutomaticDispatch } from "#domain/trip/automatic-dispatch.ts";
import type { Earlier } from "#domain/trip/automatic-list.ts";
import type { Span } from "#domain/trip/capacity.ts";

export const findRules = async (db: ReadDb): Promise<AutomaticRules> => {
  const { automatic } = await findSettings(db);
  return { ...automatic, modes: { ...noAutomaticDispatch.modes, ...automatic.modes } };
};

export const findOfferSettings = (db: ReadDb) => findSettings(db);

type Due = { readonly now: Date; readonly until: Date; readonly limit: number };

/** Trips without a driver that are due for a look: those never seen, changed since, or whose next look has come. */
export const findTripsToPlace = (db: ReadDb, { now, until, limit }: Due) =>
  db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(tripAutomatic, eq(tripAutomatic.tripId, trips.id))
    .where(
      and(
        inArray(trips.state, ["unassigned", "offered"]),
        eq(bookings.isTest, false),
        gt(trips.pickupAt, now),
        lte(trips.pickupAt, until),
        or(
          isNull(tripAutomatic.tripId),
          lte(tripAutomatic.lookAt, now),
          sql`${tripAutomatic.tripVersion} <> ${trips.version}`,
        ),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(limit);

const ofTeam = subquery<boolean>`exists (select from user_roles r where r.user_id::text = ${tripMoves.actor} and r.role in ('dispatcher', 'admin', 'super_user'))`;

/** The facts of a trip that the rules need beside its row. */
export async function findPlacing(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      service: bookings.serviceType,
      isTest: bookings.isTest,
      /** Since it was confirmed, or since it lost its driver. */
      since: subquery<Date>`coalesce((select max(m.created_at) from trip_moves m where m.trip_id = ${trips.id}
        and m.to_state = 'unassigned' and m.from_state is distinct from 'offered'), ${trips.createdAt})`.mapWith(
        trips.createdAt,
      ),
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(trips.id, tripId));
  const [touched] = await db
    .select({ at: sql<Date | null>`max(${tripMoves.createdAt})`.mapWith(tripMoves.createdAt) })
    .from(tripMoves)
    // Who only booked or confirmed it has not looked for a driver.
    .where(and(eq(tripMoves.tripId, tripId), sql`${tripMoves.fromState} <> 'planned'`, ofTeam));
  return row && { ...row, touchedAt: touched?.at ?? null };
}

type Present = {
  /** The time that the trip takes now: answers to another time were about another trip. */
  readonly busy: Span;
  /** Since when it needs a driver. */
  readonly since: Date;
};

const atTime = ({ busy }: Present) => sql`lower(${assignments.busy}) = ${busy.from.toISOString()}::timestamptz`;

/** The answers to offers of this trip as it is now. Who said nothing before it lost its driver may be asked again. */
export async function findEarlier(db: ReadDb, tripId: string, present: Present): Promise<readonly Earlier[]> {
  const rows = await db
    .select({ driverId: assignments.driverId, providerId: assignments.providerId, state: assignments.state })
    .from(assignments)
    .where(
      and(
        eq(assignments.tripId, tripId),
        atTime(present),
        or(
          inArray(assignments.state, ["declined", "released", "removed", "failed"]),
          and(eq(assignments.state, "expired"), sql`${assignments.createdAt} >= ${present.since.toISOString()}`),
        ),
      ),
    );
  return rows as readonly Earlier[];
}

/** Rounds of automatic dispatch for this trip as it is now. */
export async function countRounds(db: ReadDb, tripId: string, present: Present): Promise<number> {
  const first = db
    .select({ at: sql`min(${assignments.createdAt})` })
    .from(assignments)
    .where(and(eq(assignments.tripId, tripId), atTime(present), isNotNull(assignments.explained)));
  return db.$count(
    tripMoves,
    and(
      eq(tripMoves.tripId, tripId),
      eq(tripMoves.toState, "offered"),
      eq(tripMoves.actor, "system"),
      sql`${tripMoves.createdAt} >= greatest((${first}), ${present.since.toISOString()}::timestamptz)`,
      sql`(${first}) is not null`,
    ),
  );
}

/** Drivers who have an open offer of another trip at that time. */
export async function findAskedElsewhere(db: ReadDb, tripId: string, busy: Span): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ driverId: assignments.driverId })
    .from(assignments)
    .where(
      and(
        eq(assignments.state, "offered"),
        sql`${assignments.tripId} <> ${tripId}`,
        sql`${assignments.busy} && tstzrange(${busy.from.toISOString()}, ${busy.to.toISOString()})`,
      ),
    );
  return new Set(rows.flatMap(({ driverId }) => driverId ?? []));
}

/** Names of those who would be asked. */
export async function findNames(db: ReadDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: drivers.id, name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})` })
    .from(drivers)
    .where(inArray(drivers.id, [...ids]));
  const cars = await db
    .select({ id: vehicles.id, name: vehicles.plate })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  const providers = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]));
  return new Map([...people, ...cars, ...providers].map(({ id, name }) => [id, name]));
}

/** Trips of these days with the moment in which they got their driver, for a preview. */
export const findPastTrips = (db: ReadDb, { from, to }: Span, limit: number) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      service: bookings.serviceType,
      serviceName: bookings.serviceName,
      since: trips.createdAt,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      placedAt: subquery<Date | null>`(select min(coalesce(a.responded_at, a.created_at)) from assignments a
        where a.trip_id = ${trips.id} and a.state in ('accepted', 'active', 'fulfilled', 'released', 'removed', 'replaced', 'failed'))`.mapWith(
        trips.createdAt,
      ),
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        eq(bookings.isTest, false),
        sql`${trips.pickupAt} >= ${from.toISOString()} and ${trips.pickupAt} < ${to.toISOString()}`,
        sql`${trips.state} not in ('planned', 'cancelled')`,
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(limit);

/** The open offers of a trip, and how each came to be. */
export const findOpenOffers = (db: ReadDb, tripId: string) =>
  db
    .select({
      id: assignments.id,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      providerId: assignments.providerId,
      state: assignments.state,
      payoutCents: assignments.payoutCents,
      explained: assignments.explained,
      from: sql<Date>`lower(${assignments.busy})`.mapWith(trips.pickupAt),
      to: sql<Date>`upper(${assignments.busy})`.mapWith(trips.pickupAt),
    })
    .from(assignments)
    .where(and(eq(assignments.tripId, tripId), inArray(assignments.state, ["proposed", "offered"])))
    .orderBy(asc(assignments.id));

export type OpenOffer = Awaited<ReturnType<typeof findOpenOffers>>[number];

export async function findTripState(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ state: trips.state, pickupAt: trips.pickupAt })
    .from(trips)
    .where(eq(trips.id, tripId));
  return row;
}

export async function findAutomatic(db: ReadDb, tripId: string) {
  const [row] = await db.select().from(tripAutomatic).where(eq(tripAutomatic.tripId, tripId));
  return row;
}

export async function findUserName(db: ReadDb, id: string): Promise<string | null> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name ?? null;
}
