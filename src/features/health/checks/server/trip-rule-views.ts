import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { driverDueHours } from "#domain/trip/next-problems.ts";
import { findBroken, momentIn } from "./broken-views.ts";

/** A newly confirmed booking, or one whose driver has just withdrawn, gets its next offer within this time. */
const offerMinutes = 15;

/** Trips without a driver that start so soon that they need one. */
export const findDriverless = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select distinct b.reference as name from trips t
      join bookings b on b.id = t.booking_id and not b.is_test
      where t.state in ('unassigned', 'offered') and t.pickup_at <= ${momentIn(addHours(now, driverDueHours))}
        and not exists (select from trip_moves m where m.trip_id = t.id
          and m.created_at > ${momentIn(addMinutes(now, -offerMinutes))})`,
  );

/**
 * Sorted by start, so that each is compared only with its neighbours: comparing 80,000 with all others took
 * over 15 s.
 */
const isClose = (owner: SQL): SQL => sql`(
  coalesce(lower(busy) < max(upper(busy)) over (partition by ${owner} order by lower(busy), id rows between unbounded preceding and 1 preceding), false)
  or coalesce(lead(lower(busy)) over (partition by ${owner} order by lower(busy), id) < upper(busy), false))`;

/**
 * Drivers and vehicles planned in two places at once. An overlap approved by a dispatcher is not a fault, and
 * the vehicles of one leg may share its hold.
 */
export const findOverlaps = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`with live as materialized (
        select a.id, a.driver_id, a.vehicle_id, a.busy, t.booking_id, t.leg, b.reference from assignments a
        join trips t on t.id = a.trip_id
        join bookings b on b.id = t.booking_id and not b.is_test
        where a.state in ('accepted', 'active') and not a.overridden and a.busy && tstzrange(${momentIn(now)}, null)),
      close as materialized (
        select * from (select live.*, ${isClose(sql`driver_id`)} or ${isClose(sql`vehicle_id`)} as is_close from live) each_one
        where is_close)
      select distinct a.reference as name from close a
      join close o on o.id <> a.id and o.busy && a.busy
        and (o.driver_id = a.driver_id or o.vehicle_id = a.vehicle_id and (o.booking_id, o.leg) <> (a.booking_id, a.leg))`,
  );

/** Holds past their end. The schedule expires them every minute, and extends one that is being paid. */
const holdSlackMinutes = 10;

export const findHoldsPastEnd = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select b.reference as name from bookings b
      where b.state = 'awaiting_payment' and b.hold_until <= ${momentIn(addMinutes(now, -holdSlackMinutes))}`,
  );

/** A trip is closed automatically some hours after its planned end, and its booking with it. */
const endHours = 3 * companyRules.tripCompletesItselfHours;

/** Confirmed or running bookings whose last trip should have ended. */
export const findEndless = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select b.reference as name from bookings b
      where b.state in ('confirmed', 'in_progress') and not b.is_test and b.pickup_at <= ${momentIn(addHours(now, -endHours))}
        and not exists (select from trips t where t.booking_id = b.id and t.state <> 'cancelled'
          and t.planned_end > ${momentIn(addHours(now, -endHours))})`,
  );

/** A worker takes a job within seconds, but retries a failed email for hours: allow for that. */
const emailMinutes = 30;
/** Events are stored for longer; older ones were already checked. */
const emailDays = 3;

/** Confirmed bookings whose email was never created, is still waiting, or has failed for good. */
export const findUnsentConfirmations = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select distinct b.reference as name from events e
      join bookings b on b.reference = e.payload ->> 'reference' and not b.is_test and b.email <> ''
      left join messages m on m.key = 'booking-confirmed:' || b.reference
      where e.type = 'booking.confirmed' and e.created_at > ${momentIn(addHours(now, -24 * emailDays))}
        and e.created_at <= ${momentIn(addMinutes(now, -emailMinutes))} and coalesce(m.state not in ('sent', 'kept'), true)`,
  );
