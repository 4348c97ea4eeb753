import type pg from "pg";

/**
 * The given number of bookings, over three years back and two months ahead, each with its trip and most with
 * a driver.
 */
export async function fillBookings(pool: pg.Pool, rows: number): Promise<void> {
  await pool.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set synchronous_commit = off");
  await pool.query(people);
  const indexes = await dropIndexes(pool);
  await pool.query(bookings, [rows]);
  await pool.query(trips);
  await pool.query(assignments);
  for (const index of indexes) await pool.query(index);
  await pool.query("vacuum analyze");
}

/** Recreated once all rows are there: maintaining thirty of them row by row takes most of the time. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid in ('bookings'::regclass, 'booking_drivers'::regclass, 'trips'::regclass) and not i.indisunique`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

/** `md5` as a random source: the same rows in every run. */
const dice = (salt: string, sides: string) =>
  `(('x' || left(md5(i::text || '${salt}'), 8))::bit(32)::bigint % ${sides})`;

/** Which of the sixty drivers drives a trip. */
const driverNo = (tripId: string) => `(1 + ('x' || left(md5(${tripId}::text), 8))::bit(32)::bigint % 60)`;

const people = `
  insert into drivers (id, first_name, last_name, phone, email, licence_code, permit_expires_on, created_at)
  select md5('driver' || i)::uuid, 'Driver', 'No' || i, '', '', 'C1', '2030-01-01', now() from generate_series(1, 60) i;
  insert into vehicles (id, make, model, plate, vehicle_class, year, seats, bags, documents_until, licence_types, created_at)
  select md5('vehicle' || i)::uuid, 'Toyota', 'Quantum', 'CA ' || i, 'shuttle', 2024, 14, 14, '2099-12-31', '{tourist,charter}', now() from generate_series(1, 60) i;
  insert into organisations (id, kind, name, created_at)
  select md5('partner' || i)::uuid, 'hotel', 'Hotel ' || i, now() from generate_series(1, 200) i;
  insert into users (id, email, name, created_at)
  select md5('user' || i)::uuid, 'user' || i || '@example.com', 'Consultant ' || i, now() from generate_series(1, 10) i;`;

const bookings = `
  with drawn as (
    select i, now() + (-1095 + 1155.0 * i / $1::int) * interval '1 day' as pickup_at, ${dice("state", "1000")} as luck,
      20000 + ${dice("total", "500000")} as total
    from generate_series(1, $1::int) i),
  placed as (
    select *, case
      when pickup_at > now() then (case when luck < 900 then 'confirmed' when luck < 940 then 'awaiting_payment' when luck < 960 then 'requested' when luck < 970 then 'quoted' else 'cancelled' end)
      else (case when luck < 400 then 'completed' when luck < 820 then 'closed' when luck < 930 then 'cancelled' when luck < 985 then 'expired' when luck < 995 then 'no_show' else 'declined' end)
    end as state from drawn)
  insert into bookings (id, reference, access_code_hash, state, is_test, first_name, last_name, email, phone, service_type, pickup_location, destination,
    pickup_at, passengers, total_cents, paid_cents, fee_cents, light, organisation_id, partner_id, taken_by, amendment, driver_ids, created_at, updated_at)
  select md5('booking' || i)::uuid, 'CTS-' || upper(left(md5('ref' || i), 10)), '', state, luck = 500,
    'Firstname' || ${dice("first", "400")}, 'Surname' || ${dice("last", "greatest(200, $1::int / 100)")},
    'guest' || ${dice("mail", "greatest(100, $1::int / 4)")} || '@example.com', '+27 82 ' || lpad((${dice("mail", "greatest(100, $1::int / 4)")})::text, 7, '0'),
    (array['airport_transfer', 'chauffeur_service', 'day_tour', 'group_transport', 'staff_transport', 'corporate_events', 'custom'])[1 + ${dice("service", "7")}],
    'Street ' || ${dice("from", "300")} || ', Gardens', 'Place ' || ${dice("to", "300")} || ', Camps Bay',
    pickup_at, 1 + ${dice("pax", "12")}, case when state in ('requested', 'quoted') then null else total end,
    case when state in ('completed', 'closed') then (case when luck < 4 then total / 2 when luck < 6 then total + 100 else total end)
         when state = 'confirmed' then (case when luck < 850 then total when luck < 870 then total / 2 else 0 end)
         when state = 'cancelled' and luck > 925 then total else 0 end,
    0, case when luck % 4 = 0 then 'amber' else 'green' end,
    case when luck % 5 = 0 then md5('partner' || (1 + ${dice("org", "200")}))::uuid end,
    case when luck % 20 = 1 then md5('partner' || (1 + ${dice("org", "200")}))::uuid end,
    case when luck % 25 = 2 then md5('user' || (1 + ${dice("taken", "10")}))::uuid end,
    case when pickup_at > now() and luck % 40 = 3 then 'proposed_by_customer' else 'none' end,
    case when state in ('completed', 'closed', 'confirmed', 'no_show') then array[md5('driver' || ${driverNo("md5(md5('booking' || i)::uuid::text)::uuid")})::uuid] else '{}' end,
    pickup_at - (1 + ${dice("lead", "60")}) * interval '1 day', now()
  from placed`;

const trips = `
  insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, created_at)
  select md5(id::text)::uuid, id, 1, 'completed', pickup_location, destination, pickup_at, pickup_at + interval '1 hour', passengers, 'shuttle', created_at from bookings`;

/**
 * The drivers of bookings are written in one statement; row by row, as the trigger does it, it would take an
 * hour.
 */
const assignments = `
  alter table assignments disable trigger user;
  alter table bookings disable trigger user;
  insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
  select md5(t.id::text || 'a')::uuid, t.id, b.driver_ids[1], md5('vehicle' || ${driverNo("t.id")})::uuid, 'fulfilled', tstzrange(t.pickup_at, t.planned_end), t.created_at
  from trips t join bookings b on b.id = t.booking_id where b.driver_ids <> '{}';
  insert into booking_drivers (driver_id, booking_id, state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, total_cents, pickup_at, created_at, due_cents)
  select driver_ids[1], id, state, is_test, service_type, light, amendment, booking_money(state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents),
    organisation_id, partner_id, taken_by, total_cents, pickup_at, created_at, booking_due(state, total_cents, paid_cents, refunded_cents, fee_cents)
  from bookings where driver_ids <> '{}';
  alter table assignments enable trigger user;
  alter table bookings enable trigger user;`;
