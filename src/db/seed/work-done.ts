import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { airport } from "./places.ts";

/** The same for the same row: between 0 and `sides` - 1. */
const dice = (salt: string, sides: number) => sql.raw(`(abs(hashtext(t.id::text || '${salt}')) % ${sides})`);

/** When drivers were at the pickup, their shifts, and how far visitors got: what the figures of the demo are made from. */
export async function insertWorkDone(db: Database, today: Date): Promise<void> {
  const now = sql`${today.toISOString()}::timestamptz`;
  await db.execute(arrivals(now));
  await db.execute(waits(now));
  await db.execute(shifts(now));
  await db.execute(steps(now));
  await db.execute(missed(now));
}

/** Most come some minutes early; one in twelve is late. */
const arrivals = (now: ReturnType<typeof sql>) => sql`
  insert into trip_moves (id, trip_id, from_state, to_state, actor, created_at)
  select md5('arrived' || t.id)::uuid, t.id, 'en_route', 'arrived', 'driver', t.pickup_at + case
    when ${dice("late", 12)} = 0 then (3 + ${dice("by", 25)}) else -(2 + ${dice("by", 13)}) end * interval '1 minute'
  from trips t
  where t.state in ('completed', 'interrupted', 'no_show') and t.pickup_at < ${now} - interval '1 hour'
    and not exists (select from trip_moves m where m.trip_id = t.id and m.to_state = 'arrived')`;

/** Some come late out of the airport: beyond the free hour our team has waived what they waited. */
const waits = (now: ReturnType<typeof sql>) => sql`
  insert into trip_waits (trip_id, booking_id, started_at, met_at, free_minutes, step_cents, steps, state, waived_by, waived_at, reason, created_at)
  select t.id, t.booking_id, t.pickup_at, w.met_at, ${companyRules.freeWait.airport}, 10000, 1 + (w.over - 1) / 15, 'waived', 'system',
    w.met_at + interval '2 hours', 'The bags came late.', w.met_at
  from trips t join bookings b on b.id = t.booking_id and not b.is_test
  cross join lateral (select 1 + ${dice("wait", 35)} as over) o
  cross join lateral (select o.over, t.pickup_at + (${companyRules.freeWait.airport} + o.over) * interval '1 minute' as met_at) w
  where t.state = 'completed' and t.pickup_location = ${airport} and t.pickup_at < ${now} - interval '1 day' and ${dice("waits", 14)} = 0`;

/** From an hour before the first pickup of a day until after the last drop-off. */
const shifts = (now: ReturnType<typeof sql>) => sql`
  insert into vehicle_shifts (id, driver_id, vehicle_id, state, started_at, start_km, checked, ended_at, end_km, expected_cents,
    handed_cents, counted_cents, counted_at, updated_at)
  select md5('shift' || t.id || d.day)::uuid, t.id, d.vehicle_id, 'confirmed', d.starts, o.km, '[]', d.ends,
    o.km + (d.km * 1.3)::integer + 9 + ${dice("way", 18)}, 0, 0, 0, d.ends + interval '2 hours', d.ends + interval '2 hours'
  from (
    select a.driver_id, local_day(t.pickup_at) as day, min(a.vehicle_id::text)::uuid as vehicle_id,
      min(t.pickup_at) - interval '1 hour' as starts, max(t.planned_end) + interval '40 minutes' as ends,
      sum(coalesce((b.price_request ->> 'kilometres')::numeric, 120)) as km
    from assignments a join trips t on t.id = a.trip_id join bookings b on b.id = t.booking_id
    join drivers w on w.id = a.driver_id and w.provider_id is null
    where a.state = 'fulfilled' and t.planned_end < ${now} - interval '5 hours'
      and not b.is_test
    group by 1, 2 having max(t.planned_end) - min(t.pickup_at) < interval '15 hours') d
  join drivers t on t.id = d.driver_id
  cross join lateral (select coalesce((select max(r.km) from odometer_readings r
    where r.vehicle_id = d.vehicle_id and r.read_at <= d.starts), 40000) as km) o`;

/** Seven visitors a day and more, and a few in the months before, who each get some way through the wizard. */
const steps = (now: ReturnType<typeof sql>) => sql`
  insert into booking_steps (id, step, path, service, visitor, created_at)
  select md5(t.id || s.step)::uuid, s.step, '/booking', (array['airport_transfer', 'day_tour', 'chauffeur_service'])[1 + ${dice("service", 3)}],
    left(md5(t.id || 'visitor'), 22), t.at + s.position * interval '2 minutes'
  from (select 'visit-' || day || '-' || n as id, date_trunc('day', ${now}) - day * interval '1 day' + n * interval '47 minutes' as at
    from generate_series(1, 170) day cross join generate_series(1, 17) n where n <= case when day > 90 then 2 else 7 + day * 7 % 11 end) t
  cross join (values ('service', 0), ('details', 1), ('contact', 2), ('review', 3), ('sent', 4)) s (step, position)
  where s.position <= (array[0, 1, 1, 2, 3, 4, 4])[1 + ${dice("far", 7)}]`;

/** Some journeys a day that were asked for and not booked. */
const missed = (now: ReturnType<typeof sql>) => sql`
  insert into missed_sales (id, asked_on, journey_key, reason, service, area, vehicle_class, pickup_on, passengers, total_cents)
  select md5(t.id || 'missed')::uuid, t.day, left(md5(t.id), 22), r.reason,
    (array['airport_transfer', 'day_tour', 'chauffeur_service'])[1 + ${dice("service", 3)}],
    (array['Cape Town International Airport', 'Sea Point', 'Camps Bay', 'V&A Waterfront', 'Stellenbosch', ''])[1 + ${dice("area", 6)}],
    b.vehicle_class, t.day + 1 + ${dice("ahead", 21)}, case b.vehicle_class when 'sedan' then 1 + ${dice("party", 3)} else 5 + ${dice("party", 6)} end,
    case when r.reason in ('closed', 'no_price', 'outside_area') then null else 45000 + ${dice("price", 40)} * 2500 end
  from (select 'asked-' || d || '-' || n as id, local_day(${now}) - d as day from generate_series(0, 170) d cross join generate_series(1, 5) n
    where n <= case when d > 90 then 1 else 1 + d * 3 % 5 end) t
  cross join lateral (select (array['not_booked', 'not_booked', 'not_booked', 'no_vehicle', 'short_notice', 'no_crew', 'outside_area',
    'closed', 'no_price'])[1 + ${dice("why", 9)}] as reason) r
  cross join lateral (select (array['sedan', 'sedan', 'shuttle'])[1 + ${dice("band", 3)}] as vehicle_class) b`;
