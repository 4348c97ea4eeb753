import { eq, type SQL, sql } from "drizzle-orm";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { incidentAnswerHours } from "#domain/incident/incident-lifecycle.ts";
import { missingNeeds, type NeedsBooked } from "#domain/passenger/passenger-list.ts";
import type { AlertRow, RoadAlertKind } from "#domain/tracking/road-alert.ts";
import { drivenStates, isCashAhead, moneyState } from "../booking-balance.ts";
import { bookings } from "../schema/booking.ts";
import { drivers } from "../schema/drivers.ts";
import { vehicles } from "../schema/fleet.ts";
import { trips } from "../schema/trips.ts";
import { subquery } from "../subquery.ts";
import { decidedAgainst, isKeptWhileSuspended } from "./decided-against.ts";

/* The facts that domain/trip/next-problems.ts needs about a trip, as SQL for one row. */

const asMoment = trips.pickupAt;

export const hasOffer = (state: "expired" | "offered"): SQL<boolean> =>
  subquery<boolean>`exists (select 1 from assignments offer where offer.trip_id = ${trips.id} and offer.state = ${state})`;

/** The earliest last day of the driver's licence and permit and the vehicle's documents. */
const lastDay = subquery`least(${vehicles.documentsUntil}, (
  select min(latest.last_day) from (
    select max(d.expires_on) as last_day from documents d
    where d.owner_kind = 'driver' and d.owner_id = ${drivers.id} and d.state = 'verified'
      and d.type in ('drivers_licence', 'prdp') group by d.type) latest))`;

/** Null if someone overrode a document that ends then or earlier: that is on record and raises no further alarm. */
export const documentsUntil = subquery<string | null>`(case when not exists (select 1 from ${decidedAgainst} known
  where known.kind = 'document_expires' and known.date <= ${lastDay}::text) then ${lastDay}::text end)`;

/** Its driver may not drive any more: left, suspended, or with a licence or permit found invalid. */
export const isDriverBlocked = subquery<boolean>`(coalesce(${drivers.state} = 'left', false)
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

/** Its vehicle can’t be driven: broken down, in the workshop or retired. */
export const isVehicleOff = sql<boolean>`coalesce(${vehicles.state} <> 'available', false)`;

export const lacksFlightNumber = sql<boolean>`(${bookings.serviceType} = 'airport_transfer' and ${trips.flightNumber} = ''
  and ${trips.pickupLocation} ilike '%airport%' and ${bookings.specialRequirements} !~* '\\mflight\\M')`;

/** The needs on its guest list against those that are booked: domain/passenger/passenger-list.ts decides. */
export const lacksNeeds = subquery<boolean>`(select json_build_object('list', json_agg(json_build_object(
    'wheelchair', p.wheelchair, 'child_seat', p.child_seat)), 'childSeats', ${bookings.childSeats},
    'childSeatSizes', ${bookings.childSeatSizes}, 'specialRequirements', ${bookings.specialRequirements})
  from booking_passengers p where p.booking_id = ${trips.bookingId} and (p.wheelchair or p.child_seat <> '')
    and (p.rides = 'both' or (p.rides = 'outbound') = (${trips.leg} = 1)))`.mapWith(isLacking);

type Needs = NeedsBooked & { readonly list: Parameters<typeof missingNeeds>[0] | null };

function isLacking({ list, ...booked }: Needs): boolean {
  return list !== null && missingNeeds(list, booked) !== undefined;
}

/** Since when a driver at the pickup has waited for our decision. */
export const noShowAskedAt = subquery<Date | null>`(select asked.asked_at from no_show_requests asked
  where asked.trip_id = ${trips.id} and asked.state = 'open' and ${trips.state} = 'searching')`.mapWith(trips.pickupAt);

/** The problem with its vehicle on the road, and since when. */
export const openAlerts = subquery<readonly { kind: RoadAlertKind; since: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', r.kind, 'since', r.since) order by r.since, r.kind), '[]')
  from road_alerts r where r.trip_id = ${trips.id} and r.cleared_at is null)`.mapWith(alertsOf);

function alertsOf(result: readonly { kind: RoadAlertKind; since: string }[]): readonly AlertRow[] {
  return result.map(({ kind, since }) => ({ kind, since: new Date(since) }));
}

/** So many hours before the pickup a driver is asked for the last time, as our team has set it. */
export const reconfirmHours = subquery<number>`coalesce(
  (select (s.value->>'reconfirmLastHours')::int from settings s where s.name = 'offers'),
  ${defaultSettings.offers.reconfirmLastHours}::int)`;

export const reconfirmBy = subquery<Date>`(${trips.pickupAt} - make_interval(hours => ${reconfirmHours}))`.mapWith(
  asMoment,
);

/** When its passengers said that they would be late; a message about a drive applies to all its vehicles. */
export const lateNoticeAt = subquery<Date | null>`(select max(notice.created_at) from late_notices notice
  where notice.trip_id = coalesce(${trips.splitFrom}, ${trips.id}))`.mapWith(asMoment);

export const sosRaisedAt = subquery<Date | null>`(select min(alarm.raised_at) from sos_alarms alarm
  where alarm.trip_id = ${trips.id} and alarm.state = 'open')`.mapWith(asMoment);

/** By when someone should have looked into the gravest of what went wrong. */
export const incidentDueAt = subquery<Date | null>`(select min(wrong.created_at + make_interval(
    hours => case wrong.severity when 'critical' then ${incidentAnswerHours.critical}::int else ${incidentAnswerHours.serious}::int end))
  from incidents wrong where wrong.trip_id = ${trips.id} and wrong.state <> 'resolved'
    and wrong.severity in ('serious', 'critical'))`.mapWith(asMoment);

/** Over by the clock alone: until our team knows how it ended, however long ago that was. */
export const isSilent = eq(trips.state, "completed_unverified");

/** The driver was to be paid, it is the last trip of its booking, and no payment is recorded, however long ago that was. */
export const isCashOpen = subquery<boolean>`(${bookings.paymentMethod} is not distinct from 'cash'
  and ${bookings.state} in ('confirmed', 'in_progress', 'completed') and ${moneyState} in ('unpaid', 'part')
  and ${trips.state} in ${drivenStates} and not exists (select from trips later
    where later.booking_id = ${trips.bookingId} and later.state <> 'cancelled'
      and (later.pickup_at, later.id) > (${trips.pickupAt}, ${trips.id})))`;

/** Money is due, whether or not it is late. */
export const isOwing = sql<boolean>`${moneyState} in ('unpaid', 'part')`;
export const isUnpaid = sql<boolean>`(${isOwing} and not ${isCashAhead})`;
