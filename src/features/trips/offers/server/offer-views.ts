import { and, asc, eq, gt, inArray, isNull, lt, lte, max, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { plainFactColumns } from "#db/fact-selects.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, tripMoves, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { bagsOfTrip, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "#db/trip-parts.ts";
import type { OfferRules } from "#domain/trip/offer-rules.ts";

export const findOfferRules = async (db: ReadDb): Promise<OfferRules> => (await findSettings(db)).offers;

/** An offer with its trip and recipient. A pool offer has no driver or vehicle yet. */
export const offerColumns = {
  id: assignments.id,
  state: assignments.state,
  mode: assignments.mode,
  rank: assignments.rank,
  reason: assignments.reason,
  explained: assignments.explained,
  payoutCents: assignments.payoutCents,
  expectedPayCents: assignments.expectedPayCents,
  offeredAt: assignments.offeredAt,
  expiresAt: assignments.expiresAt,
  respondedAt: assignments.respondedAt,
  tripId: trips.id,
  tripState: trips.state,
  bookingId: trips.bookingId,
  leg: trips.leg,
  pickupAt: trips.pickupAt,
  end: trips.plannedEnd,
  pickupLocation: trips.pickupLocation,
  destination: trips.destination,
  stops: trips.stops,
  flight: sql<string>`coalesce(nullif(${trips.flightNumber}, ''), case when ${trips.leg} = 1 then ${bookings.flightNumber} end, '')`,
  passengers: trips.passengers,
  part: trips.part,
  vehicles: vehiclesOfDrive,
  bags: bagsOfTrip,
  childSeats: seatsOfTrip,
  childSeatSizes: seatSizesOfTrip,
  reference: bookings.reference,
  serviceType: bookings.serviceType,
  serviceName: bookings.serviceName,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  phone: bookings.phone,
  ...plainFactColumns,
  driverId: assignments.driverId,
  driverUserId: drivers.userId,
  driverFirstName: drivers.firstName,
  driverLastName: drivers.lastName,
  driverEmail: drivers.email,
  driverPhone: drivers.phone,
  vehicleId: assignments.vehicleId,
  plate: vehicles.plate,
  make: vehicles.make,
  model: vehicles.model,
  seats: vehicles.seats,
  providerId: assignments.providerId,
  provider: organisations.name,
};

export const offersFrom = (db: ReadDb) =>
  db
    .select(offerColumns)
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(organisations, eq(organisations.id, assignments.providerId));

export type Offer = Awaited<ReturnType<typeof offersFrom>>[number];

export async function findOffer(db: ReadDb, id: string): Promise<Offer | undefined> {
  const [row] = await offersFrom(db).where(eq(assignments.id, id));
  return row;
}

export const findOffers = (db: ReadDb, ids: readonly string[]) =>
  offersFrom(db)
    .where(inArray(assignments.id, [...ids]))
    .orderBy(asc(assignments.id));

/** The open offers of the driver with this account, next pickup first. */
export const findOpenOffersOf = (db: ReadDb, userId: string, now: Date) =>
  offersFrom(db)
    .where(
      and(
        eq(drivers.userId, userId),
        eq(assignments.state, "offered"),
        eq(trips.state, "offered"),
        gt(trips.pickupAt, now),
        or(isNull(assignments.expiresAt), gt(assignments.expiresAt, now)),
        eq(bookings.isTest, false),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(assignments.id))
    .limit(50);

/** All offers since the trip was last offered. Demo trips have no such time, so all their offers count. */
export async function findRound(db: ReadDb, tripId: string) {
  const [last] = await db
    .select({ at: max(tripMoves.createdAt) })
    .from(tripMoves)
    .where(and(eq(tripMoves.tripId, tripId), eq(tripMoves.toState, "offered")));
  const ofTrip = eq(assignments.tripId, tripId);
  return db
    .select({
      id: assignments.id,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      providerId: assignments.providerId,
      payoutCents: assignments.payoutCents,
      expectedPayCents: assignments.expectedPayCents,
      mode: assignments.mode,
      state: assignments.state,
      rank: assignments.rank,
      explained: assignments.explained,
    })
    .from(assignments)
    .where(last?.at ? and(ofTrip, sql`${assignments.createdAt} >= ${last.at.toISOString()}::timestamptz`) : ofTrip)
    .orderBy(asc(assignments.id));
}

export type RoundRow = Awaited<ReturnType<typeof findRound>>[number];

/** Trips with an overdue offer. */
export const findTripsOverdue = (db: ReadDb, now: Date, limit: number) =>
  db
    .selectDistinct({ id: assignments.tripId })
    .from(assignments)
    .where(and(eq(assignments.state, "offered"), lte(assignments.expiresAt, now)))
    .limit(limit);

/** Offered trips without an open offer; at night only those with a pickup before `before`. */
export const findRestingRounds = (db: ReadDb, before: Date | null, limit: number) =>
  db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        eq(trips.state, "offered"),
        before ? lt(trips.pickupAt, before) : undefined,
        subquery<boolean>`not exists (select 1 from assignments a where a.trip_id = ${trips.id} and a.state = 'offered')`,
      ),
    )
    .orderBy(trips.pickupAt, trips.id)
    .limit(limit);

/** The trip’s name for our team. */
export async function findTripName(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ reference: bookings.reference, pickupAt: trips.pickupAt })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(trips.id, tripId));
  if (!row) throw new Error(`Trip ${tripId} has no booking.`);
  return row;
}

/** The open offers of these providers, next pickup first. */
export const findPoolOffers = (db: ReadDb, providerIds: readonly string[], now: Date) =>
  offersFrom(db)
    .where(
      and(
        inArray(assignments.providerId, [...providerIds]),
        eq(assignments.mode, "pool"),
        eq(assignments.state, "offered"),
        eq(trips.state, "offered"),
        gt(trips.pickupAt, now),
        or(isNull(assignments.expiresAt), gt(assignments.expiresAt, now)),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(assignments.id))
    .limit(100);
