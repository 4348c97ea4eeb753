import { and, asc, eq, gt, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { moneyState } from "./booking-balance.ts";
import type { ReadDb } from "./connect.ts";
import { bookings } from "./schema/booking.ts";
import { drivers } from "./schema/drivers.ts";
import { vehicles } from "./schema/fleet.ts";
import { assignments, tripFlights, trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

const hasOffer = (state: "expired" | "offered"): SQL<boolean> =>
  subquery<boolean>`exists (select 1 from assignments offer where offer.trip_id = ${trips.id} and offer.state = ${state})`;

/** The first of the last days of the driver's licence and permit and of the vehicle's documents. */
const documentsUntil = subquery<string | null>`least(${vehicles.documentsUntil}, (
  select min(latest.last_day) from (
    select max(d.expires_on) as last_day from documents d
    where d.owner_kind = 'driver' and d.owner_id = ${drivers.id} and d.state = 'verified'
      and d.type in ('drivers_licence', 'prdp') group by d.type) latest))::text`;

const lacksFlightNumber = sql<boolean>`(${bookings.serviceType} = 'airport_transfer' and ${trips.flightNumber} = ''
  and ${trips.pickupLocation} ilike '%airport%' and ${bookings.specialRequirements} !~* '\\mflight\\M')`;

type Span = { readonly from: Date; readonly to: Date };

/**
 * Trips that are not over, with all that domain/trip/next-problems.ts asks about them. The days bound how many they are: a
 * limit would hide what goes wrong with the last of them.
 */
export const findWatchedTrips = (db: ReadDb, { from, to }: Span) =>
  db
    .select({
      id: trips.id,
      state: trips.state,
      start: trips.plannedStart,
      end: trips.plannedEnd,
      reference: bookings.reference,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      hasExpiredOffer: sql<boolean>`(${hasOffer("expired")} and not ${hasOffer("offered")})`,
      flightAt: tripFlights.expectedAt,
      flightScheduledAt: tripFlights.scheduledAt,
      lacksFlightNumber,
      documentsUntil,
      isUnpaid: sql<boolean>`${moneyState} in ('unpaid', 'part')`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active"])))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, sql`coalesce(${trips.splitFrom}, ${trips.id})`))
    .where(
      and(
        eq(bookings.isTest, false),
        notInArray(trips.state, ["planned", ...overStates]),
        gt(trips.plannedStart, from),
        lt(trips.plannedStart, to),
      ),
    )
    .orderBy(asc(trips.plannedStart), asc(trips.id));

export type WatchedTripRow = Awaited<ReturnType<typeof findWatchedTrips>>[number];
