import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "../connect.ts";
import { bookings } from "../schema/booking.ts";
import { drivers } from "../schema/drivers.ts";
import { vehicles } from "../schema/fleet.ts";
import { assignments, tripFlights, trips } from "../schema/trips.ts";
import { findSuspectTrips, type WatchedSpan } from "./suspect-trips.ts";
import * as facts from "./watched-facts.ts";

/**
 * Trips that are not over, or about which something grave or the cash is open, and with which something may be wrong, with
 * all that domain/trip/next-problems.ts asks about them. There is no limit: it would hide what goes wrong with the last.
 */
export const findWatchedTrips = async (db: ReadDb, span: WatchedSpan): Promise<WatchedTripRow[]> =>
  await readWatchedTrips(db, await findSuspectTrips(db, span));

/** These trips, but for test bookings and those that wait for their payment. */
export const readWatchedTrips = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({
      id: trips.id,
      state: trips.state,
      version: trips.version,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      continues: trips.continues,
      reconfirmBy: facts.reconfirmBy,
      reference: bookings.reference,
      bookingState: bookings.state,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      hasExpiredOffer: sql<boolean>`(${facts.hasOffer("expired")} and not ${facts.hasOffer("offered")})`,
      flightAt: tripFlights.expectedAt,
      flightPlannedAt: sql<Date | null>`coalesce(${tripFlights.plannedFor}, ${tripFlights.scheduledAt})`.mapWith(
        tripFlights.scheduledAt,
      ),
      lacksFlightNumber: facts.lacksFlightNumber,
      lacksNeeds: facts.lacksNeeds,
      isDriverBlocked: facts.isDriverBlocked,
      isVehicleOff: facts.isVehicleOff,
      documentsUntil: facts.documentsUntil,
      noShowAskedAt: facts.noShowAskedAt,
      lateNoticeAt: facts.lateNoticeAt,
      sosRaisedAt: facts.sosRaisedAt,
      incidentDueAt: facts.incidentDueAt,
      alerts: facts.openAlerts,
      isUnpaid: facts.isUnpaid,
      isCashOpen: facts.isCashOpen,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(
      assignments,
      and(
        eq(assignments.tripId, trips.id),
        or(
          inArray(assignments.state, ["accepted", "active"]),
          // Of a trip that ended without a word, the driver to ask.
          and(facts.isSilent, eq(assignments.state, "fulfilled")),
        ),
      ),
    )
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, sql`coalesce(${trips.splitFrom}, ${trips.id})`))
    .where(
      and(eq(bookings.isTest, false), ne(trips.state, "planned"), sql`${trips.id} = any(${sql.param(ids)}::uuid[])`),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id));

export type WatchedTripRow = Awaited<ReturnType<typeof readWatchedTrips>>[number];
