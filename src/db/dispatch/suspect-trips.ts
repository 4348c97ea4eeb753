import { type SQL, sql } from "drizzle-orm";
import { companyRules } from "#domain/company/company-rules.ts";
import { onRoadStates, overStates } from "#domain/trip/trip-on-road.ts";
import type { ReadDb } from "../connect.ts";
import { bookings } from "../schema/booking.ts";
import { trips } from "../schema/trips.ts";
import { isCashOpen, isOwing, reconfirmHours } from "./watched-facts.ts";

export type WatchedSpan = {
  /** Trips with a pickup between these two. */
  readonly from: Date;
  readonly to: Date;
  /** The last moment of interest: what only goes wrong later may be left out. */
  readonly by: Date;
};

/**
 * The trips that domain/trip/next-problems.ts may say something about, out of all in the span. Of 20,000 trips a day hardly
 * one in twenty is among them, and only those are read in full. It may name a trip with which nothing is wrong; a test holds
 * it to never leaving out one with which something is.
 */
export async function findSuspectTrips(db: ReadDb, span: WatchedSpan): Promise<string[]> {
  const idsOf = (query: SQL) => db.select({ id: sql<string>`suspect.id` }).from(sql`(${query}) suspect`);
  // Each is found by an index of its own; combined they would read every trip.
  const rows = await Promise.all([idsOf(suspectsAmongOpen(span)), idsOf(graveOrSilent(span)), idsOf(withCashOpen)]);
  return [...new Set(rows.flat().map(({ id }) => id))];
}

const withCashOpen = sql`select ${trips.id} from ${trips}
  join ${bookings} on ${bookings.id} = ${trips.bookingId} where ${isCashOpen}`;
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const inSpan = ({ from, to }: WatchedSpan) => sql`t.pickup_at > ${moment(from)} and t.pickup_at < ${moment(to)}`;
const notOpen = [...overStates, "planned"];
const turnaround = sql`make_interval(mins => ${companyRules.turnaroundMinutes.city}::int)`;

/** Overdue by the clock alone, however long ago; or with a serious incident, however far it has come. */
const graveOrSilent = (span: WatchedSpan): SQL => sql`
  select t.id from trips t where t.state = 'completed_unverified'
  union select t.id from trips t join sos_alarms alarm on alarm.trip_id = t.id and alarm.state = 'open' where ${inSpan(span)}
  union select t.id from trips t join incidents wrong on wrong.trip_id = t.id and wrong.state <> 'resolved'
    and wrong.severity in ('serious', 'critical') where ${inSpan(span)}`;

/** There are far fewer drivers than trips, so facts about a driver are computed once. */
const crews = sql`
  select d.id, d.state in ('left', 'suspended') or coalesce(papers.is_rejected, false) as is_blocked, papers.last_day
  from drivers d left join (
    select owner_id, bool_or(is_rejected) as is_rejected, min(last_day) as last_day from (
      select owner_id, bool_or(state = 'rejected') as is_rejected, max(expires_on) filter (where state = 'verified') as last_day
      from documents where owner_kind = 'driver' and type in ('drivers_licence', 'prdp') group by owner_id, type) each_type
    group by owner_id) papers on papers.owner_id = d.id`;

/**
 * Any earlier trip that ends too late, not only the one before: a trip that is left out afterwards, such as one of a test
 * booking, may be between two that are too close. Both of a pair are named.
 */
const tightOf = (owner: SQL): SQL => sql`
  select id from (
    select id, pickup_at < max(planned_end) over (earlier rows between unbounded preceding and 1 preceding) + ${turnaround}
      or lead(pickup_at) over earlier < planned_end + ${turnaround} as is_tight
    from open where ${owner} is not null window earlier as (partition by ${owner} order by pickup_at, id)) pairs
  where is_tight`;

/** Narrow rows, so that tens of thousands are sorted in memory. */
const openTrips = (span: WatchedSpan): SQL => sql`
  select t.id, t.state, t.pickup_at, t.planned_end, t.booking_id, t.split_from, a.driver_id, a.vehicle_id,
    t.continues is not null or t.flight_number = '' and t.pickup_location ilike '%airport%' as is_odd
  from trips t left join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active')
  where ${inSpan(span)} and t.state not in ${notOpen}`;

/** Late by then, on the road or before, or to be reconfirmed by then. */
const isDue = (by: SQL): SQL => sql`case when o.state in ${[...onRoadStates]}
  then case when o.state = 'en_route' then o.pickup_at else o.planned_end end < ${by}
  else o.pickup_at < ${by} or o.state = 'assigned' and o.pickup_at - make_interval(hours => ${reconfirmHours}) <= ${by} end`;

const suspectsAmongOpen = (span: WatchedSpan): SQL => sql`
  with open as materialized (${openTrips(span)})
  select o.id from open o left join (${crews}) crew on crew.id = o.driver_id left join vehicles v on v.id = o.vehicle_id
  where o.driver_id is null or o.is_odd or crew.is_blocked or v.state <> 'available' or ${isDue(moment(span.by))}
    or least(crew.last_day, v.documents_until) < (o.planned_end at time zone 'Africa/Johannesburg')::date
  union all ${tightOf(sql`driver_id`)}
  union all ${tightOf(sql`vehicle_id`)}
  union all select o.id from open o join no_show_requests asked on asked.trip_id = o.id and asked.state = 'open'
  union all select o.id from open o join late_notices notice on notice.trip_id = coalesce(o.split_from, o.id)
  union all select o.id from open o join road_alerts alert on alert.trip_id = o.id and alert.cleared_at is null
  union all select o.id from open o join trip_flights flight on flight.trip_id = coalesce(o.split_from, o.id)
    and flight.expected_at <> coalesce(flight.planned_for, flight.scheduled_at)
  union all select o.id from open o join booking_passengers p on p.booking_id = o.booking_id and p.wheelchair
  union all select o.id from open o join booking_passengers p on p.booking_id = o.booking_id and p.child_seat <> ''
  union all select o.id from open o where o.booking_id in (select ${bookings.id} from ${bookings} where ${isOwing})`;
