import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { openPool } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { ViewFile } from "./apply-views.ts";
import { views } from "./views.ts";

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase("new");
  pool = openPool(database.address);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

/** Everything of the database that computes, with its definition; what an extension brought is not ours. */
const computed = `
  with ours (kind, name, definition, class, oid) as (
    select 'view', relname::text, pg_get_viewdef(oid), 'pg_class'::regclass, oid from pg_class
      where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    union all
    select 'function', proname || '(' || pg_get_function_identity_arguments(oid) || ')', pg_get_functiondef(oid), 'pg_proc'::regclass, oid
      from pg_proc where pronamespace in ('public'::regnamespace, 'tracking'::regnamespace) and prokind in ('f', 'p')
    union all
    select 'trigger', tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid), 'pg_trigger'::regclass, oid from pg_trigger
      where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%')
  select kind || ' ' || name as name, definition from ours
  where not exists (select from pg_depend d where d.classid = ours.class and d.objid = ours.oid and d.deptype = 'e')
  order by 1`;

type Computed = { name: string; definition: string };
const whatComputes = async (on = pool) => (await on.query<Computed>(computed)).rows;
const namesOf = (rows: readonly Computed[]) => rows.map(({ name }) => name.replace(/\(.*\)$/, ""));

/** Views, functions and triggers as a file makes them. */
const madeBy = ({ sql }: ViewFile) => [
  ...[...sql.matchAll(/^create view (\w+)/gm)].map(([, name]) => `view ${name}`),
  ...[...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => `function ${name}`),
  ...[...sql.matchAll(/^create or replace trigger (\w+)[\s\S]*?\bon (\w+)/gm)].map(
    ([, name, table]) => `trigger ${name} on ${table}`,
  ),
];

test("nothing computes in the database that has no file", async () => {
  expect(namesOf(await whatComputes())).toEqual(views.flatMap(madeBy).sort());
});

test("each of them is made once", () => {
  const made = views.flatMap(madeBy);
  expect(new Set(made).size).toBe(made.length);
});

test("a database that was there before the files computes as a new one does", async () => {
  const older = await createTestDatabase("none");
  const on = openPool(older.address);
  await migrate(
    on,
    migrations.filter(({ name }) => name < "0090"),
    [],
  );
  await migrate(on, migrations, views);
  expect(await whatComputes(on)).toEqual(await whatComputes());
  await on.end();
  await older.drop();
});

describe("a file that changes", () => {
  const also = (name: string, sql: string) => [...views, { name, sql }];

  test("is applied by the next migrate, and by no other", async () => {
    const one = also("odd-days", "create view odd_days as select 1 as day");
    expect(await migrate(pool, migrations, one)).toEqual(["views/odd-days"]);
    expect(await migrate(pool, migrations, one)).toEqual([]);
    const other = also("odd-days", "create view odd_days as select 'Monday' as name, 3 as day");
    expect(await migrate(pool, migrations, other)).toEqual(["views/odd-days"]);
    expect((await pool.query("select * from odd_days")).rows).toEqual([{ name: "Monday", day: 3 }]);
  });

  test("four instances that start together apply it once", async () => {
    const one = also("odd-days", "create view odd_days as select 1 as day");
    const done = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, migrations, one)));
    expect(done.flat()).toEqual(["views/odd-days"]);
  });

  test("a view that has no file any more is gone", async () => {
    await migrate(pool, migrations, also("odd-days", "create view odd_days as select 1 as day"));
    await migrate(pool, [...migrations, { name: "9001-nothing", sql: "select 1" }], views);
    expect(namesOf(await whatComputes())).not.toContain("view odd_days");
  });

  test("a migration may change a column that a view reads", async () => {
    const change = "alter table bookings alter column reference type varchar(40)";
    await expect(pool.query(change)).rejects.toThrow("used by a view or rule");
    await migrate(pool, [...migrations, { name: "9001-longer-references", sql: change }], views);
    expect((await pool.query("select reference from revenue_now")).rows).toEqual([]);
  });

  test("one that fails is named, and leaves everything as it was", async () => {
    const before = await whatComputes();
    const broken = also("broken", "create view broken as select nonsense");
    await expect(migrate(pool, migrations, broken)).rejects.toThrow("views/broken.sql failed");
    expect(await whatComputes()).toEqual(before);
  });

  test("an index has what its function says now, and what the functions say that it calls", async () => {
    await pool.query("create table calls (phone text)");
    await pool.query("insert into calls select '0' || 820000000 + n from generate_series(1, 2000) n");
    const shown = (digits: string) =>
      also(
        "shown-digits",
        `create or replace function last_digits(phone text) returns text language sql immutable return right(phone, ${digits});
        create or replace function shown_digits(phone text) returns text language sql immutable return '-' || last_digits(phone);`,
      );
    await migrate(pool, migrations, shown("3"));
    await pool.query("create index calls_by_digits on calls (shown_digits(phone))");
    await migrate(pool, migrations, shown("4"));
    const client = await pool.connect();
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query("select phone from calls where shown_digits(phone) = '-0042'");
    client.release(true);
    expect(rows).toEqual([{ phone: "0820000042" }]);
  });
});

test("an instance that still runs, and waits for us as we do for it, goes first", async () => {
  const running = new pg.Client(database.address);
  await running.connect();
  await running.query("create table ours (id integer); create table theirs (id integer); create sequence tries");
  // It never finds out by itself, so that it is the migration that is chosen to give way.
  await running.query("set deadlock_timeout = '1h'");
  await running.query("begin; lock table theirs");
  const waiting = "exists (select from pg_locks where relation = 'ours'::regclass and not granted)";
  const untilTheyWait = `do $$ begin while not ${waiting} and not exists (select from ours) loop perform pg_sleep(0.01); end loop; end $$`;
  const sql = `select nextval('tries'); lock table ours; ${untilTheyWait}; lock table theirs`;
  const migrating = migrate(pool, [...migrations, { name: "9001-locks", sql }], views);
  await eventually(async () => {
    const { rows } = await pool.query("select from pg_locks where relation = 'ours'::regclass and granted");
    expect(rows).not.toEqual([]);
  });
  await running.query("lock table ours; insert into ours values (1); commit");
  expect(await migrating).toEqual(["9001-locks"]);
  expect((await pool.query("select last_value::integer as tries from tries")).rows).toEqual([{ tries: 2 }]);
  await running.end();
});
