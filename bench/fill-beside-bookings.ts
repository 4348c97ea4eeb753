import type pg from "pg";

/**
 * Everything other than bookings that the revenue and analytics pages count: monthly driver pay, partners’
 * commission, the booking funnel, missed sales, shifts, quotes, refunds and arrivals.
 */
export async function fillBesideBookings(pool: pg.Pool, rows: number): Promise<void> {
  // Row triggers are replaced by one statement here, or by a recount afterwards.
  for (const table of touched) await pool.query(`alter table ${table} disable trigger user`);
  await pool.query(providers);
  await pool.query(pay);
  await pool.query(runs);
  await pool.query(commissions);
  await pool.query(arrivals);
  await pool.query(steps, [rows]);
  await pool.query(shifts, [rows]);
  await pool.query(refunds);
  await pool.query(quotes, [rows]);
  for (const table of touched) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query(missed, [rows]);
}

const touched = ["pay_items", "booking_steps", "trip_moves", "vehicle_shifts", "refunds", "quotes", "commissions"];

const providers = `
  update drivers set provider_id = md5('partner' || (1 + (substr(last_name, 3)::int % 10)))::uuid
  where last_name like 'No%' and substr(last_name, 3)::int % 6 = 0`;

const pay = `
  insert into pay_items (id, kind, source_id, driver_id, provider_id, earned_on, lines, amount_cents, vehicle_cents, created_by, created_at, updated_at)
  select md5(a.id::text || 'pay')::uuid, 'trip', a.trip_id, a.driver_id, d.provider_id, lower(a.busy)::date, '[]', 15000,
    case when d.provider_id is null then 9000 end, 'system', now(), now()
  from assignments a join drivers d on d.id = a.driver_id where a.state = 'fulfilled' and upper(a.busy) < now()`;

/** Every month but this and the last is paid. */
const runs = `
  insert into pay_runs (id, state, first_day, last_day, total_cents, statements, created_by, paid_on, created_at, updated_at)
  select md5('run' || m)::uuid, 'paid', m::date, (m + interval '1 month - 1 day')::date, 1, 1, md5('user1')::uuid, (m + interval '1 month')::date, now(), now()
  from generate_series(date_trunc('month', now() - interval '37 months'), date_trunc('month', now() - interval '2 months'), interval '1 month') m;
  insert into pay_statements (id, run_id, provider_id, earned_cents, set_off_cents, amount_cents, created_at)
  select md5(r.id::text || p.id)::uuid, r.id, p.id, 1, 0, 1, now()
  from pay_runs r cross join (select distinct provider_id as id from drivers where provider_id is not null) p;
  update pay_items i set statement_id = s.id
  from pay_runs r join pay_statements s on s.run_id = r.id
  where s.provider_id = i.provider_id and i.earned_on between r.first_day and r.last_day`;

const commissions = `
  insert into commissions (id, booking_id, organisation_id, kind, source_key, state, base_cents, rate, amount_cents, earned_on, created_at, updated_at)
  select md5(id::text || 'c')::uuid, id, partner_id, 'commission', 'booking', 'earned', total_cents, 0.1, total_cents / 10, pickup_at::date, created_at, pickup_at
  from bookings where partner_id is not null and state in ('completed', 'closed')`;

/** Three of four drivers arrived early. */
const arrivals = `
  insert into trip_moves (id, trip_id, from_state, to_state, actor, created_at)
  select md5(t.id::text || 'm')::uuid, t.id, 'en_route', 'arrived', 'system',
    t.pickup_at + (case when ('x' || left(t.id::text, 2))::bit(8)::int % 4 = 0 then 7 else -9 end) * interval '1 minute'
  from trips t join bookings b on b.id = t.booking_id where b.state in ('completed', 'closed', 'no_show')`;

const steps = `
  insert into booking_steps (id, step, path, service, visitor, source, created_at)
  select md5(i || s.step)::uuid, s.step, '/booking', (array['airport_transfer', 'day_tour', 'chauffeur_service'])[1 + i % 3], 'v' || i,
    case when i % 9 = 0 then 'partner_link' else 'website' end, now() - 1095.0 * i / ($1::int / 5) * interval '1 day'
  from generate_series(1, $1::int / 5) i
  join (values ('service', 1), ('details', 2), ('contact', 4), ('sent', 8)) s (step, one_in) on i % s.one_in = 0`;

/** Enough nine-hour shifts to drive the bookings. */
const shifts = `
  insert into vehicle_shifts (id, driver_id, vehicle_id, state, started_at, start_km, checked, ended_at, end_km, counted_at, updated_at)
  select md5('shift' || i)::uuid, md5('driver' || (1 + i % 60))::uuid, md5('vehicle' || (1 + i % 60))::uuid, 'confirmed',
    day, 1000, '[]', day + interval '9 hours', 1240, day + interval '10 hours', day
  from generate_series(1, greatest(60, $1::int / 20)) i
  cross join lateral (select date_trunc('day', now()) - (1 + i % 1090) * interval '1 day' + interval '5 hours' as day) d`;

const refunds = `
  insert into refunds (id, booking_id, state, amount_cents, paid_cents, reason_code, key, requested_by, created_at, updated_at)
  select md5(id::text || 'r')::uuid, id, 'succeeded', 10000, 10000, 'CUSTOMER_PLANS', id::text, 'system', pickup_at, pickup_at + interval '3 days'
  from bookings where state = 'cancelled' and paid_cents > 0`;

const quotes = `
  insert into quotes (id, number, version, state, booking_reference, customer_name, customer_email, journey, sent_at, valid_until, created_at, updated_at)
  select md5('quote' || i)::uuid, 'Q-' || i, 1, (array['accepted', 'declined', 'expired', 'sent'])[1 + i % 4], 'Q' || i, 'A', 'guest' || i || '@example.com',
    '{"service_type": "day_tour"}', at, at + interval '3 days', at, at
  from generate_series(1, $1::int / 10) i
  cross join lateral (select now() - 1095.0 * i / ($1::int / 10) * interval '1 day' as at) d`;

/** For every five booked trips, one that was not booked. */
const missed = `
  insert into missed_sales (id, asked_on, journey_key, reason, service, area, vehicle_class, pickup_on, passengers, total_cents)
  select md5('missed' || i)::uuid, asked, md5('journey' || i), (array['no_vehicle', 'no_crew', 'closed', 'short_notice', 'no_price', 'not_booked'])[1 + i % 6],
    (array['airport_transfer', 'day_tour', 'chauffeur_service', 'custom'])[1 + i % 4], 'Area ' || i % 40, (array['sedan', 'mpv', 'shuttle'])[1 + i % 3],
    asked + 9, 2, case when i % 3 = 0 then 90000 end
  from generate_series(1, $1::int / 5) i
  cross join lateral (select current_date - (1095.0 * i / ($1::int / 5))::int as asked) d`;
