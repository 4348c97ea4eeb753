import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  await copyDemo(pool);
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

type Columns = { readonly name: string; readonly columns: readonly string[]; readonly required: readonly string[] };
const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);
const valuesBefore = (table: string, columns: readonly string[]) =>
  columns.map((column) =>
    ofOurTeam.includes(`${table}.${column}`) ? `replace("${column}", 'team', 'office')` : `"${column}"`,
  );
const namedNow = ({ name, ...table }: Columns): Columns => ({
  ...table,
  name,
  columns: table.columns.map((column) => nameNow(name, column)),
});

/** Tables or views with their columns; positions are in tables of their own, a day each, and are not copied. */
async function columnsOf(on: pg.Pool, kind: "BASE TABLE" | "VIEW"): Promise<readonly Columns[]> {
  const { rows } = await on.query<Columns>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns,
      coalesce(array_agg(c.column_name::text) filter (where c.is_nullable = 'NO'), '{}') as required
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = $1 and c.is_generated = 'NEVER'
      and t.table_name not in ('schema_migrations', 'schema_views', 'positions') group by 1 order by 1`,
    [kind],
  );
  return rows;
}

/** Tables the version before counted from the rest. */
const counted = ["revenue_entries", "revenue_sums", "figure_entries", "figure_sums"];

/** The demo company’s rows, in the tables as they were, as far as they can hold it, and counted as it was. */
async function copyDemo(to: pg.Pool): Promise<void> {
  const demo = await createTestDatabase("demo");
  const from = new pg.Pool(demo.address);
  const writer = await to.connect();
  await writer.query("set session_replication_role = replica");
  const tables = (await columnsOf(to, "BASE TABLE")).filter(({ name }) => !counted.includes(name));
  for (const { name, columns, required } of tables) {
    const names = quoted(columns).join(", ");
    const fits = required.map((column) => `"${column}" is not null`).join(" and ") || "true";
    const before = columns.flatMap((column) =>
      nameNow(name, column) === column ? [] : [`"${nameNow(name, column)}" as "${column}"`],
    );
    const { rows } = await from.query<{ all: string | null }>(
      `select json_agg(r)::text as all from (select ${["*", ...before].join(", ")} from ${name}) r`,
    );
    await writer.query(`delete from ${name}`);
    await writer.query(
      `insert into ${name} (${names}) overriding system value
      select ${valuesBefore(name, columns).join(", ")} from json_populate_recordset(null::${name}, $1) where ${fits}`,
      [rows[0]?.all ?? "[]"],
    );
  }
  // A relief vehicle counts otherwise since 0091, on purpose.
  await writer.query("delete from trips where continues is not null");
  await writer.query("set session_replication_role = origin");
  await writer.query("insert into revenue_entries select * from revenue_now");
  await writer.query("insert into figure_entries select * from figures_now");
  writer.release(true);
  await from.end();
  await demo.drop();
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
  // Who a person is, is decided by the upgrade: a customer for each address becomes one for each person.
  const tables = (await columnsOf(pool, "BASE TABLE")).filter(({ name }) => name !== "people");
  const computed = await columnsOf(pool, "VIEW");
  expect(computed.map(({ name }) => name)).toEqual(figures.toSorted());
  const was = { rows: await readAll(tables), figures: await readAll(computed), balances: await balances() };
  expect(was.figures.revenue_now?.length).toBeGreaterThan(100);
  expect(was.balances.filter(({ due }) => due > 0).length).toBeGreaterThan(10);

  await migrate(pool, migrations, views);

  expect(await balances()).toEqual(was.balances);
  expect(await readAll(computed)).toEqual(was.figures);
  expect(await readAll(tables.map(namedNow))).toEqual(was.rows);
  const { rows: unknown } = await pool.query(`select reference from bookings where person_id is null and not is_test
    union all select id::text from people where bookings <> (select count(*) from bookings b
      where b.person_id = people.id and b.state not in ('draft', 'declined', 'expired'))`);
  expect(unknown).toEqual([]);
});
