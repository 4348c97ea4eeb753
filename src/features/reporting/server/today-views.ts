import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { dueCents, isCashAhead, moneyState } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { findWatchedTrips } from "#db/dispatch/watched-trips.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { messages } from "#db/schema/platform.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { isNotRelieved } from "#db/trip-parts.ts";
import { hireDaysAtMost } from "#domain/pricing/hire-hours.ts";
import { addHours } from "#domain/time/local-time.ts";
import { latestStart, onRoadStates, overStates, statesBeforeStart } from "#domain/trip/trip-on-road.ts";
import { driverName, hasCrew, waitsForTeam } from "./views.ts";

const isReal = not(bookings.isTest);
/** Neither waiting for its payment nor called off. */
const isOn = notInArray(trips.state, ["planned", "cancelled"]);

/** It broke down, and no one has picked up its passengers: each drive is counted by its last vehicle. */
const isInterrupted = sql<boolean>`(${trips.state} = 'interrupted' or (${trips.continues} is not null
  and ${trips.state} in ('unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching')))`;

/** Today’s trips, and those since yesterday that are still on the road. */
const isOfDay = (from: Date, until: Date) =>
  and(
    // The lower bound is for the index.
    gte(trips.pickupAt, addHours(from, -longestTripHours)),
    lt(trips.pickupAt, until),
    or(gte(trips.pickupAt, from), inArray(trips.state, [...onRoadStates])),
  );
/** A hire of several days. */
const longestTripHours = (hireDaysAtMost + 1) * 24;

export const findTripsBetween = (db: ReadDb, from: Date, until: Date, atMost: number) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      state: trips.state,
      passenger: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      passengers: trips.passengers,
      pickup_location: trips.pickupLocation,
      destination: trips.destination,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      driver: driverName,
      plate: vehicles.plate,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, hasCrew)
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(and(isOfDay(from, until), isOn, isReal, isNotRelieved))
    .orderBy(sql`not ${isInterrupted}`, trips.pickupAt, trips.id)
    .limit(atMost);

export async function countTripsBetween(db: ReadDb, from: Date, until: Date) {
  const done = sql<number>`count(*) filter (where ${trips.state} in ('completed', 'no_show'))`;
  const interrupted = sql<number>`count(*) filter (where ${isInterrupted})`;
  const [row] = await db
    .select({ all: count(), done: done.mapWith(Number), interrupted: interrupted.mapWith(Number) })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(isOfDay(from, until), isOn, isReal, isNotRelieved));
  return row ?? { all: 0, done: 0, interrupted: 0 };
}

const withoutDriver = (from: Date, until: Date) =>
  and(
    eq(trips.state, "unassigned"),
    isNull(trips.continues),
    gte(trips.pickupAt, from),
    lt(trips.pickupAt, until),
    isReal,
  );

export const findTripsWithoutDriver = (db: ReadDb, from: Date, until: Date, atMost: number) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      leg: trips.leg,
      pickupAt: trips.pickupAt,
      passengers: trips.passengers,
      pickup: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(withoutDriver(from, until))
    .orderBy(trips.pickupAt, trips.id)
    .limit(atMost);

export async function countTripsWithoutDriver(db: ReadDb, from: Date, until: Date) {
  const [row] = await db
    .select({ count: count() })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(withoutDriver(from, until));
  return row?.count ?? 0;
}

/** Its pickup has passed without a departure; after a day it is for the books. */
export const findTripsNotStarted = (db: ReadDb, now: Date, atMost: number) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      pickup: trips.pickupLocation,
      destination: trips.destination,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(assignments, hasCrew)
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(
        inArray(trips.state, [...statesBeforeStart]),
        isNull(trips.continues),
        gte(trips.pickupAt, addHours(now, -24)),
        lt(trips.pickupAt, latestStart(now)),
        isReal,
      ),
    )
    .orderBy(trips.pickupAt, trips.id)
    .limit(atMost);

/** Confirmed and not fully paid. On account, the invoice is paid instead. */
const isUnpaid = and(
  eq(bookings.state, "confirmed"),
  sql`${bookings.paymentMethod} is distinct from 'account'`,
  gt(dueCents, 0),
  isReal,
);

export async function countUnpaid(db: ReadDb) {
  const open = sql<number>`coalesce(sum(${dueCents}), 0)`;
  const [row] = await db
    .select({ count: count(), cents: open.mapWith(Number) })
    .from(bookings)
    .where(isUnpaid);
  return row ?? { count: 0, cents: 0 };
}

export const findUnpaidBefore = (db: ReadDb, until: Date, atMost: number) =>
  db
    .select({
      reference: bookings.reference,
      name: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      openCents: dueCents,
      pickupAt: bookings.pickupAt,
    })
    .from(bookings)
    .where(and(isUnpaid, sql`${bookings.paymentMethod} is distinct from 'cash'`, lt(bookings.pickupAt, until)))
    .orderBy(bookings.pickupAt, bookings.id)
    .limit(atMost);

/** Driven, without a record that the driver was paid. */
export const findCashNotCollected = (db: ReadDb, atMost: number) =>
  db
    .select({
      reference: bookings.reference,
      name: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      openCents: dueCents,
      droppedOffAt: sql<Date>`min(${trips.plannedEnd})`.mapWith(trips.plannedEnd),
    })
    .from(bookings)
    .innerJoin(trips, and(eq(trips.bookingId, bookings.id), inArray(trips.state, [...overStates])))
    .where(
      and(
        eq(bookings.paymentMethod, "cash"),
        inArray(bookings.state, ["confirmed", "in_progress", "completed"]),
        not(isCashAhead),
        // Uses an index: few of all bookings owe anything.
        inArray(moneyState, ["unpaid", "part"]),
        isReal,
      ),
    )
    .groupBy(bookings.id)
    .orderBy(bookings.pickupAt, bookings.id)
    .limit(atMost);

/** Requested on the site and unanswered, with the promised time running. */
export const findRequestsUnanswered = (db: ReadDb, dueBefore: Date, atMost: number) =>
  db
    .select({
      reference: bookings.reference,
      name: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      serviceName: bookings.serviceName,
      dueAt: sql<Date>`${bookings.responseDueAt}`.mapWith(bookings.responseDueAt),
    })
    .from(bookings)
    .where(
      and(eq(bookings.state, "requested"), isNull(bookings.answeredAt), lte(bookings.responseDueAt, dueBefore), isReal),
    )
    .orderBy(asc(bookings.responseDueAt), bookings.id)
    .limit(atMost);

const isUnanswered = eq(enquiries.state, "new");

export const findEnquiriesUnanswered = (db: ReadDb, atMost: number) =>
  db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      name: enquiries.name,
      message: enquiries.message,
      createdAt: enquiries.createdAt,
      dueAt: enquiries.responseDueAt,
    })
    .from(enquiries)
    .where(isUnanswered)
    .orderBy(enquiries.responseDueAt, enquiries.id)
    .limit(atMost);

/** Drivers who work for us, or might tomorrow. */
const isDriving = inArray(drivers.state, ["active", "on_leave", "onboarding"]);

export const findPermitsEnding = (db: ReadDb, until: string) =>
  db
    .select({
      id: drivers.id,
      name: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      email: drivers.email,
      endsOn: drivers.permitExpiresOn,
    })
    .from(drivers)
    // Without a licence on record, the stored permit date is only the day the driver was added.
    .where(and(isDriving, ne(drivers.licenceCode, ""), lte(drivers.permitExpiresOn, until)))
    .orderBy(drivers.permitExpiresOn, drivers.id);

/** With its last move, since when it has been waiting. */
export const findApplicationsWaiting = (db: ReadDb, atMost: number) =>
  db
    .select({
      id: partnerApplications.id,
      reference: partnerApplications.reference,
      kind: partnerApplications.kind,
      state: partnerApplications.state,
      name: sql<string>`coalesce(nullif(${partnerApplications.companyName}, ''), ${partnerApplications.contactName})`,
      since: partnerApplications.updatedAt,
    })
    .from(partnerApplications)
    .where(waitsForTeam)
    .orderBy(partnerApplications.updatedAt, partnerApplications.id)
    .limit(atMost);

export const findMailsFailed = (db: ReadDb, since: Date, atMost: number) =>
  db
    .select({
      id: messages.id,
      template: messages.template,
      recipient: messages.recipient,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.state, "failed"), gte(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt), messages.id)
    .limit(atMost);

export async function countMailsFailed(db: ReadDb, since: Date) {
  return await db.$count(messages, and(eq(messages.state, "failed"), gte(messages.createdAt, since)));
}

/** Unfinished trips since yesterday that may have a problem. */
export const findTripsToWatch = (db: ReadDb, now: Date, until: Date) =>
  findWatchedTrips(db, { from: addHours(now, -24), to: until, by: now });
