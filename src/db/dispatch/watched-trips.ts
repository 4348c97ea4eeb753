import { and, asc, eq, gt, inArray, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { incidentAnswerHours } from "#domain/incident/incident-lifecycle.ts";
import type { AlertRow, RoadAlertKind } from "#domain/tracking/road-alert.ts";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { drivenStates, isCashAhead, moneyState } from "../booking-balance.ts";
import type { ReadDb } from "../connect.ts";
import { bookings } from "../schema/booking.ts";
import { drivers } from "../schema/drivers.ts";
import { vehicles } from "../schema/fleet.ts";
import { assignments, tripFlights, trips } from "../schema/trips.ts";
import { subquery } from "../subquery.ts";
import { decidedAgainst, isKeptWhileSuspended } from "./decided-against.ts";

const hasOffer = (state: "expired" | "offered"): SQL<boolean> =>
  subquery<boolean>`exists (select 1 from assignments offer where offer.trip_id = ${trips.id} and offer.state = ${state})`;

/** The first of the last days of the driver's licence and permit and of the vehicle's documents. */
const lastDay = subquery`least(${vehicles.documentsUntil}, (
  select min(latest.last_day) from (
    select max(d.expires_on) as last_day from documents d
    where d.owner_kind = 'driver' and d.owner_id = ${drivers.id} and d.state = 'verified'
      and d.type in ('drivers_licence', 'prdp') group by d.type) latest))`;

/** None where it was decided against a document that ends then, or earlier: it is recorded and emailed, and alarms no more. */
const documentsUntil = subquery<string | null>`(case when not exists (select 1 from ${decidedAgainst} known
  where known.kind = 'document_expires' and known.date <= ${lastDay}::text) then ${lastDay}::text end)`;

/** Its driver may not drive any more: gone, or suspended, or with a licence or permit that turned out to be no good. */
const isDriverBlocked = subquery<boolean>`(coalesce(${drivers.state} = 'left', false)
  or coalesce(${drivers.state} = 'suspended', false)
    and not ${isKeptWhileSuspended}
  or exists (
  select 1 from documents bad where bad.owner_kind = 'driver' and bad.owner_id = ${drivers.id} and bad.state = 'rejected'
    and bad.type in ('drivers_licence', 'prdp')
    and not exists (
      select 1 from ${decidedAgainst} known where known.kind = 'document_rejected' and known.document = bad.type)
    and not exists (
      select 1 from documents good where good.owner_kind = 'driver' and good.owner_id = bad.owner_id
        and good.type = bad.type and good.state = 'verified')))`;

const lacksFlightNumber = sql<boolean>`(${bookings.serviceType} = 'airport_transfer' and ${trips.flightNumber} = ''
  and ${trips.pickupLocation} ilike '%airport%' and ${bookings.specialRequirements} !~* '\\mflight\\M')`;

/** Since when a driver at the pickup waits for our answer. */
const noShowAskedAt = subquery<Date | null>`(select asked.asked_at from no_show_requests asked
  where asked.trip_id = ${trips.id} and asked.state = 'open' and ${trips.state} = 'searching')`.mapWith(trips.pickupAt);

/** The problem with its vehicle on the road, and since when. */
const openAlerts = subquery<readonly { kind: RoadAlertKind; since: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', r.kind, 'since', r.since) order by r.since, r.kind), '[]')
  from road_alerts r where r.trip_id = ${trips.id} and r.cleared_at is null)`.mapWith(alertsOf);

function alertsOf(result: readonly { kind: RoadAlertKind; since: string }[]): readonly AlertRow[] {
  return result.map(({ kind, since }) => ({ kind, since: new Date(since) }));
}

const asMoment = trips.pickupAt;

/** When a driver is asked for the last time, as our team has set it. */
const reconfirmBy = subquery<Date>`(${trips.pickupAt} - make_interval(hours => coalesce(
  (select (s.value->>'reconfirmLastHours')::int from settings s where s.name = 'offers'),
  ${defaultSettings.offers.reconfirmLastHours}::int)))`.mapWith(asMoment);

/** When its passengers said that they would be late; a message about a drive applies to all its vehicles. */
const lateNoticeAt = subquery<Date | null>`(select max(notice.created_at) from late_notices notice
  where notice.trip_id = coalesce(${trips.splitFrom}, ${trips.id}))`.mapWith(asMoment);

const sosRaisedAt = subquery<Date | null>`(select min(alarm.raised_at) from sos_alarms alarm
  where alarm.trip_id = ${trips.id} and alarm.state = 'open')`.mapWith(asMoment);

/** By when someone should have looked into the gravest of what went wrong. */
const incidentDueAt = subquery<Date | null>`(select min(wrong.created_at + make_interval(
    hours => case wrong.severity when 'critical' then ${incidentAnswerHours.critical}::int else ${incidentAnswerHours.serious}::int end))
  from incidents wrong where wrong.trip_id = ${trips.id} and wrong.state <> 'resolved'
    and wrong.severity in ('serious', 'critical'))`.mapWith(asMoment);

/** Over by the clock alone: until our team knows how it ended, however long ago that was. */
const isSilent = eq(trips.state, "completed_unverified");

/** The driver was to be paid, it is the last trip of its booking, and no payment is recorded, however long ago that was. */
const isCashOpen = subquery<boolean>`(${bookings.paymentMethod} is not distinct from 'cash'
  and ${bookings.state} in ('confirmed', 'in_progress', 'completed') and ${moneyState} in ('unpaid', 'part')
  and ${trips.state} in ${drivenStates} and not exists (select from trips later
    where later.booking_id = ${trips.bookingId} and later.state <> 'cancelled'
      and (later.pickup_at, later.id) > (${trips.pickupAt}, ${trips.id})))`;

type Span = { readonly from: Date; readonly to: Date };

/**
 * Trips that are not over, or about which something grave or the cash is open, with all that domain/trip/next-problems.ts
 * asks about them. The days bound how many they are: a limit would hide what goes wrong with the last of them.
 */
export async function findWatchedTrips(db: ReadDb, span: Span): Promise<WatchedTripRow[]> {
  // By itself it is found by what is not paid; together with the days no index would serve either.
  const [watched, unpaid] = await Promise.all([tripsWith(db, isInDays(span)), tripsWith(db, isCashOpen)]);
  return [...new Map([...watched, ...unpaid].map((row) => [row.id, row])).values()];
}

/** A finished trip is watched only while something serious about it is open. */
const isInDays = ({ from, to }: Span) =>
  or(
    isSilent,
    and(
      or(notInArray(trips.state, [...overStates]), sql`${sosRaisedAt} is not null`, sql`${incidentDueAt} is not null`),
      gt(trips.pickupAt, from),
      lt(trips.pickupAt, to),
    ),
  );

const tripsWith = (db: ReadDb, request: SQL | undefined) =>
  db
    .select({
      id: trips.id,
      state: trips.state,
      version: trips.version,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      continues: trips.continues,
      reconfirmBy,
      reference: bookings.reference,
      bookingState: bookings.state,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      hasExpiredOffer: sql<boolean>`(${hasOffer("expired")} and not ${hasOffer("offered")})`,
      flightAt: tripFlights.expectedAt,
      flightPlannedAt: sql<Date | null>`coalesce(${tripFlights.plannedFor}, ${tripFlights.scheduledAt})`.mapWith(
        tripFlights.scheduledAt,
      ),
      lacksFlightNumber,
      isDriverBlocked,
      documentsUntil,
      noShowAskedAt,
      lateNoticeAt,
      sosRaisedAt,
      incidentDueAt,
      alerts: openAlerts,
      isUnpaid: sql<boolean>`(${moneyState} in ('unpaid', 'part') and not ${isCashAhead})`,
      isCashOpen,
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
          and(isSilent, eq(assignments.state, "fulfilled")),
        ),
      ),
    )
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .leftJoin(tripFlights, eq(tripFlights.tripId, sql`coalesce(${trips.splitFrom}, ${trips.id})`))
    .where(and(eq(bookings.isTest, false), ne(trips.state, "planned"), request))
    .orderBy(asc(trips.pickupAt), asc(trips.id));

export type WatchedTripRow = Awaited<ReturnType<typeof tripsWith>>[number];
