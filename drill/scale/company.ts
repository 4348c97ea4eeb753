import type pg from "pg";
import { addDays, localDateOf, localTime, momentOf } from "../../src/domain/time/local-time.ts";
import { drawn, fillCrews } from "../../src/testing/full-days.ts";
import { say } from "../failover/scene.ts";

/** The company of the drill. */
export const company = {
  vehicles: 1000,
  tripsADay: 20_000,
  daysBack: 9,
  daysAhead: 5,
  /** Yesterday: each vehicle on duty for ten hours, with a position every five seconds. */
  positionHours: 10,
  positionSeconds: 5,
} as const;

/** Twenty trips per vehicle and day, from 05:00 to 23:00, 40 minutes of every 54. */
const [firstTime, minutesApart, minutesBusy] = ["05:00", 54, 40];
const tripsOfVehicle = company.tripsADay / company.vehicles;

type Db = Pick<pg.Client, "query">;

/**
 * Filled by SQL with the synchronising triggers switched off; `booking_drivers` is written at the end.
 * `history`: the share of past days and positions.
 */
export async function fillCompany(db: Db, history: number): Promise<void> {
  const daysBack = Math.round(company.daysBack * history);
  await db.query("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  await fillCrews(db as pg.Pool, company.vehicles);
  for (const table of triggered) await db.query(`alter table ${table} disable trigger user`);
  const indexes = await dropIndexes(db);
  const today = localDateOf(new Date());
  for (let day = -daysBack; day <= company.daysAhead; day++) {
    // Today every vehicle is on one trip, which is tracked; see below.
    if (day === 0) continue;
    const start = momentOf(addDays(today, day), localTime(firstTime));
    await db.query(daySold, [start, tripsOfVehicle, company.vehicles, day]);
  }
  await db.query(nowOnRoad, [company.vehicles]);
  await db.query(bookingDrivers);
  for (const index of indexes) await db.query(index);
  for (const table of triggered) await db.query(`alter table ${table} enable trigger user`);
  say(`${company.tripsADay} trips a day for ${daysBack + company.daysAhead} days`);
  await fillPositions(db, history);
  await db.query("vacuum analyze");
}

/** Recreated once all rows are there: maintaining them row by row takes most of the time. */
async function dropIndexes(db: Db): Promise<string[]> {
  const tables = `'{${[...triggered, "booking_drivers"]}}'::regclass[]`;
  const apart = await db.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = any (${tables}) and contype = 'x'`,
  );
  const plain = await db.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make from pg_index i
     where indrelid = any (${tables}) and not indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  const all = [...apart.rows, ...plain.rows];
  for (const { drop } of all) await db.query(drop);
  return all.map(({ make }) => make);
}

const triggered = ["bookings", "booking_items", "trips", "assignments", "vehicle_holds", "payments"];

const daySold = `
  with planned as (
    select gen_random_uuid() as booking_id, gen_random_uuid() as trip_id, n, 1 + n % $3::int as crew,
      $1::timestamptz + (n / $3::int * ${minutesApart} + n % $3::int % ${minutesApart}) * interval '1 minute' as starts,
      $4::int < 0 as is_over, case when $4::int < 3 then $4::int < 0 or n % 100 > 0 else n % 10 < 7 end as is_assigned,
      case when n % 50 > 0 then 'SA ' || 300 + n % 90 else '' end as flight
    from generate_series(0, $2::int * $3::int - 1) n),
  booked as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination,
      pickup_at, passengers, total_cents, paid_cents, light, driver_ids, created_at, updated_at)
    select booking_id, 'CTS-' || upper(left(md5(booking_id::text), 14)), 'hash', case when is_over then 'closed' else 'confirmed' end,
      'Firstname' || n % 400, 'Surname' || (n + $4::int * 7) % 4000, 'guest' || (n * 31 + $4::int * 17 + 900000) % 100000 || '@example.com',
      '+27 82 ' || lpad(((n * 31 + $4::int * 17 + 900000) % 100000)::text, 7, '0'), 'airport_transfer', 'Cape Town International Airport', 'Camps Bay',
      starts, 2, 36000, 36000, 'green', case when is_assigned then array[${drawn("'driver' || crew")}] else '{}' end,
      starts - (1 + n % 30) * interval '1 day', starts - interval '1 day' from planned),
  priced as (
    insert into booking_items (id, booking_id, position, leg, code, text, amount_cents, vat_code)
    select gen_random_uuid(), booking_id, 1, 1, 'transfer:ride', '25 km, sedan', 36000, 'EX12G' from planned),
  paid as (
    insert into payments (id, booking_id, method, provider, state, amount_cents, provider_payment_id, paid_at, created_at, updated_at)
    select gen_random_uuid(), booking_id, 'online', 'stand_in', 'succeeded', 36000, booking_id::text, starts - interval '1 day', starts - interval '1 day',
      starts - interval '1 day' from planned),
  held as (
    insert into vehicle_holds (id, booking_id, leg, vehicle_id, busy, state, created_at)
    select gen_random_uuid(), booking_id, 1, ${drawn("'vehicle' || crew")}, tstzrange(starts, starts + interval '${minutesBusy} minutes'), 'reserved', now()
    from planned),
  given as (
    insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
    select gen_random_uuid(), trip_id, ${drawn("'driver' || crew")}, ${drawn("'vehicle' || crew")}, case when is_over then 'fulfilled' else 'accepted' end,
      tstzrange(starts, starts + interval '${minutesBusy} minutes'), starts - interval '1 day' from planned where is_assigned)
  insert into trips (id, booking_id, leg, state, flight_number, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, price_cents,
    created_at)
  select trip_id, booking_id, 1, case when is_over then 'completed' when is_assigned then 'assigned' else 'unassigned' end, flight,
    'Cape Town International Airport', 'Camps Bay', starts, starts + interval '30 minutes', 2, 'sedan', 36000, starts - interval '10 days' from planned`;

/** One current trip for each vehicle, with its device. */
const nowOnRoad = `
  with planned as (
    select i, gen_random_uuid() as booking_id, ${drawn("'now' || i")} as trip_id, now() - interval '10 minutes' as starts, now() + interval '3 hours' as ends
    from generate_series(1, $1::int) i),
  booked as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination,
      pickup_at, passengers, total_cents, paid_cents, light, driver_ids, created_at, updated_at)
    select booking_id, 'CTN-' || i, 'hash', 'confirmed', 'Amira', 'Khan', 'amira' || i || '@example.com', '+44 20 7946 0000', 'private_tour', 'Cape Town',
      'Hermanus', starts, 2, 36000, 36000, 'green', array[${drawn("'driver' || i")}], now(), now() from planned),
  paid as (
    insert into payments (id, booking_id, method, provider, state, amount_cents, provider_payment_id, paid_at, created_at, updated_at)
    select gen_random_uuid(), booking_id, 'online', 'stand_in', 'succeeded', 36000, booking_id::text, starts, starts, starts from planned),
  given as (
    insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
    select gen_random_uuid(), trip_id, ${drawn("'driver' || i")}, ${drawn("'vehicle' || i")}, 'active', tstzrange(starts, ends), now() from planned)
  insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, price_cents, created_at)
  select trip_id, booking_id, 1, 'onboard', 'Cape Town', 'Hermanus', starts, ends, 2, 'sedan', 36000, now() from planned`;

const bookingDrivers = `
  insert into booking_drivers (driver_id, booking_id, state, is_test, service_type, light, amendment, money, total_cents, pickup_at, created_at, due_cents)
  select driver_ids[1], id, state, is_test, service_type, light, amendment, booking_money(state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents),
    total_cents, pickup_at, created_at, booking_due(state, total_cents, paid_cents, refunded_cents, fee_cents)
  from bookings where driver_ids <> '{}'`;

async function fillPositions(db: Db, history: number): Promise<void> {
  await db.query("select open_positions_day((now() at time zone 'UTC')::date - 1)");
  const rounds = Math.round((company.positionHours * history * 3600) / company.positionSeconds);
  for (let first = 0; first < rounds; first += 720)
    await db.query(positions, [company.vehicles, first, Math.min(first + 720, rounds) - 1]);
  say(`${(company.vehicles * rounds) / 1e6} million positions of yesterday`);
}

const positions = `
  insert into positions (source_id, taken_at, received_at, vehicle_id, latitude, longitude, speed_kmh, is_skewed)
  select ${drawn("'driver' || v")}, at, at, ${drawn("'vehicle' || v")}, -33.9 + v * 0.0001, 18.4 + r * 0.0001, 42, false
  from generate_series($2::int, $3::int) r, generate_series(1, $1::int) v,
    lateral (select ((now() at time zone 'UTC')::date - 1)::timestamp at time zone 'UTC' + interval '5 hours' + (r * ${company.positionSeconds}) * interval '1 second' as at) m`;
