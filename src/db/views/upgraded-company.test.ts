import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Columns, columnsOf, copyDemo } from "#testing/company/older-company.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import { views } from "./views.ts";

/** The last version whose views, functions and triggers were made by migrations. Once no company has it any more, this test may go. */
const before = migrations.filter(({ name }) => name < "0090");
const figures = ["booking_billed", "revenue_now", "counted_bookings", "figures_now"];

let company: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  company = await createTestDatabase("none");
  pool = new pg.Pool(company.address);
  await migrate(pool, before, []);
  await copyDemo(pool, { nameNow, valueBefore, leftOut: counted });
  await countAll();
}, 120_000);
afterAll(async () => {
  await pool.end();
  await company.drop();
});

/** Columns that have another name since. */
const renamed: Readonly<Record<string, string>> = {
  "trips.planned_start": "pickup_at",
  "trips.band": "vehicle_class",
  "vehicles.band": "vehicle_class",
  "missed_sales.band": "vehicle_class",
};
/** Columns where our team had another name. */
const ofOurTeam = ["odometer_readings.source", "trip_flights.source"];
const nameNow = (table: string, column: string) => renamed[`${table}.${column}`] ?? column;

const valueBefore = (table: string, column: string) =>
  ofOurTeam.includes(`${table}.${column}`) ? `replace("${column}", 'team', 'office')` : `"${column}"`;
const valuesBefore = (table: string, columns: readonly string[]) => columns.map((column) => valueBefore(table, column));
const namedNow = ({ name, ...table }: Columns): Columns => ({
  ...table,
  name,
  columns: table.columns.map((column) => nameNow(name, column)),
});

/** Tables the version before counted from the rest. */
const counted = ["revenue_entries", "revenue_sums", "figure_entries", "figure_sums"];

/** Counted as it was. */
async function countAll(): Promise<void> {
  // A relief vehicle counts otherwise since 0091, on purpose.
  const writer = await pool.connect();
  await writer.query("set session_replication_role = replica");
  await writer.query("delete from trip_moves where trip_id in (select id from trips where continues is not null)");
  await writer.query("delete from trips where continues is not null");
  await writer.query("set session_replication_role = origin");
  await writer.query("insert into revenue_entries select * from revenue_now");
  await writer.query("insert into figure_entries select * from figures_now");
  writer.release(true);
}

/** Every row of them, by the columns they had before. */
async function readAll(some: readonly Columns[]): Promise<Record<string, readonly string[]>> {
  const read = some.map(async ({ name, columns }) => {
    const values = valuesBefore(name, columns).join(", ");
    const { rows } = await pool.query<{ row: string }>(`select row(${values})::text as row from ${name} order by 1`);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const balances = async () =>
  (
    await pool.query(`select reference, booking_to_settle(state, total_cents, paid_cents, refunded_cents, fee_cents) as to_settle,
      booking_due(state, total_cents, paid_cents, refunded_cents, fee_cents) as due,
      booking_money(state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents) as money
    from bookings order by reference`)
  ).rows;

test("a company of the version before has the same rows, figures and balances after the upgrade, to the cent", async () => {
  await pool.query(`insert into messages (id, key, template, recipient, subject, html, body, state, created_at, about)
    select gen_random_uuid(), reference, 'test', email, '', '', '', 'sent', created_at, case when random() < 0.5 then 'booking:' || reference end from bookings`);
  // Who a person is, is decided by the upgrade: a customer for each address becomes one for each person.
  // The token of what is sold is drawn again whenever a migration touches the settings.
  const rewritten = ["people", "sale_version"];
  const tables = (await columnsOf(pool, "BASE TABLE")).filter(({ name }) => !rewritten.includes(name));
  const computed = await columnsOf(pool, "VIEW");
  expect(computed.map(({ name }) => name)).toEqual(figures.toSorted());
  const was = { rows: await readAll(tables), figures: await readAll(computed), balances: await balances() };
  expect(was.figures.revenue_now?.length).toBeGreaterThan(100);
  expect(was.balances.filter(({ due }) => due > 0).length).toBeGreaterThan(10);

  await migrate(pool, migrations, views);

  expect(await balances()).toEqual(was.balances);
  expect(await readAll(computed)).toEqual(was.figures);
  const rows = await readAll(tables.map(namedNow));
  for (const { name } of tables) expect(rows[name], name).toEqual(was.rows[name]);
  const { rows: unknown } = await pool.query(`select reference from bookings where person_id is null and not is_test
    union all select id::text from people where bookings <> (select count(*) from bookings b
      where b.person_id = people.id and b.state not in ('draft', 'declined', 'expired'))`);
  expect(unknown).toEqual([]);
  await expectRecordsAsTriggersWould();
});

/** Payments, ratings and messages: the upgrade found the people that the triggers find. */
async function expectRecordsAsTriggersWould() {
  const writer = await pool.connect();
  await writer.query("begin");
  for (const name of ["payments", "ratings", "messages"]) {
    const { rows: known } = await writer.query(`select id, person_id from ${name} order by id`);
    expect(known.filter(({ person_id: of }) => of !== null).length, name).toBeGreaterThan(10);
    await writer.query(`create temporary table same_${name} (like ${name})`);
    for (const { trigger } of await triggersOf(name))
      await writer.query(trigger.replace(` ON public.${name} `, ` ON same_${name} `));
    await writer.query(
      `insert into same_${name} select (jsonb_populate_record(t, '{"person_id": null}')).* from ${name} t`,
    );
    expect((await writer.query(`select id, person_id from same_${name} order by id`)).rows, name).toEqual(known);
  }
  await writer.query("rollback");
  writer.release();
}

const triggersOf = async (table: string): Promise<{ trigger: string }[]> =>
  (
    await pool.query(
      `select pg_get_triggerdef(oid) as trigger from pg_trigger where tgrelid = '${table}'::regclass and tgname like '%_has_a_person'`,
    )
  ).rows;
