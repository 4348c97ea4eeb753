import type pg from "pg";

/** `md5` as a random source: the same rows in every run. */
const dice = (salt: string, sides: string) =>
  `(('x' || left(md5(i::text || '${salt}'), 8))::bit(32)::bigint % ${sides})`;

/**
 * The given number of people, each with an email address and most with a phone number, and a booking for
 * every tenth.
 */
export async function fillPeople(pool: pg.Pool, rows: number): Promise<void> {
  await pool.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set synchronous_commit = off");
  await pool.query("set session_replication_role = replica");
  const indexes = await dropIndexes(pool);
  await pool.query(organisations);
  await pool.query(people, [rows]);
  await pool.query(contacts);
  await pool.query(bookings);
  for (const index of indexes) await pool.query(index);
  await pool.query("set session_replication_role = origin");
  await pool.query("vacuum analyze");
}

/** Recreated once all rows are there. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid in ('people'::regclass, 'person_contacts'::regclass, 'bookings'::regclass) and not i.indisprimary`,
  );
  for (const { name } of rows)
    await pool.query(`alter table bookings drop constraint if exists ${name}; drop index if exists ${name}`);
  return rows.map(({ made }) => made);
}

const organisations = `
  insert into organisations (id, kind, name, created_at)
  select md5('partner' || i)::uuid, 'hotel', 'Hotel ' || i, now() from generate_series(1, 200) i;`;

const people = `
  insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at, language, source, tags, organisation_id, partner_id,
    bookings, no_shows, spent_cents, owed_cents, last_trip_at, consents, blocked_until)
  select md5('person' || i)::uuid, 'Firstname' || ${dice("first", "400")}, 'Surname' || ${dice("last", "greatest(200, $1::int / 100)")},
    'guest' || i || '@example.com', '+27 82 ' || lpad(i::text, 7, '0'),
    now() - interval '3 years' * i / $1::int, now() - interval '3 years' * i / $1::int,
    (array['en', 'en', 'en', 'en', 'de', 'fr'])[1 + ${dice("tongue", "6")}],
    (array['website', 'website', 'phone', 'enquiry', 'partner', 'import'])[1 + ${dice("source", "6")}],
    case when ${dice("tag", "100")} < 5 then array['regular'] when ${dice("tag", "10000")} = 77 then array['golf'] else '{}' end,
    case when ${dice("company", "25")} = 1 then md5('partner' || (1 + ${dice("which", "200")}))::uuid end,
    case when ${dice("partner", "10")} = 1 then md5('partner' || (1 + ${dice("which", "200")}))::uuid end,
    ${dice("bookings", "5")} + case when ${dice("many", "100")} = 1 then 8 else 0 end, case when ${dice("missed", "200")} = 1 then 1 + ${dice("missed again", "3")} else 0 end,
    ${dice("spent", "400000")} + case when ${dice("rich", "100")} = 1 then 6000000 else 0 end, case when ${dice("owed", "100")} = 1 then 50000 else 0 end,
    case when ${dice("bookings", "5")} > 0 then now() - interval '3 years' * i / $1::int + interval '10 days' end,
    case when ${dice("consent", "10")} < 3 then array['marketing:email'] when ${dice("consent", "1000")} = 777 then array['marketing:sms'] else '{}' end,
    case when ${dice("blocked", "2000")} = 1 then '9999-12-31'::timestamptz end
  from generate_series(1, $1::int) i`;

const contacts = `
  insert into person_contacts (id, person_id, kind, value, key, since, source)
  select gen_random_uuid(), id, kind, value, key, first_seen_at, 'booking' from people,
    lateral (values ('email', email, lower(email)), ('phone', phone, phone_digits(phone))) as c (kind, value, key)`;

const bookings = `
  insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination,
    pickup_at, passengers, total_cents, paid_cents, created_at, updated_at, person_id)
  select gen_random_uuid(), 'CTS-' || upper(left(md5(id::text), 10)), '', 'completed', first_name, last_name, email, phone, 'airport_transfer',
    'Airport', 'Camps Bay', last_trip_at, 2, 50000, 50000, first_seen_at, now(), id
  from people where last_trip_at is not null and abs(hashtext(id::text)) % 10 = 0`;
