import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectListed } from "#testing/expect-listed.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { openPool } from "./connect.ts";
import { DatabaseIsNewer, migrate, pendingMigrations } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { views } from "./views/views.ts";

const schemaFiles = import.meta.glob<Record<string, unknown>>("./schema/*.ts", { eager: true });

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe("migrating", () => {
  const extra = { name: "9001-extra", sql: "create table extra (id integer primary key)" };
  let fresh: { pool: pg.Pool; database: TestDatabase };

  beforeEach(async () => {
    const own = await createTestDatabase();
    fresh = { pool: openPool(own.address), database: own };
  });
  afterEach(async () => {
    await fresh.pool.end();
    await fresh.database.drop();
  });

  test("a migrated database has nothing pending", async () => {
    expect(await pendingMigrations(fresh.pool, migrations)).toEqual([]);
    expect(await migrate(fresh.pool, migrations, views)).toEqual([]);
  });

  test("four instances that start together run each migration once", async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(fresh.pool, [...migrations, extra], views)));
    expect(ran.flat()).toEqual(["9001-extra"]);
  });

  test("a database newer than the code is refused in one sentence", async () => {
    await migrate(fresh.pool, [...migrations, extra], views);
    await expect(migrate(fresh.pool, migrations, views)).rejects.toThrow(DatabaseIsNewer);
    await expect(migrate(fresh.pool, migrations, views)).rejects.toThrow("The database is newer than this code");
  });

  test("a migration edited after it ran is refused", async () => {
    await migrate(fresh.pool, [...migrations, extra], views);
    const edited = [...migrations, { ...extra, sql: "select 1" }];
    await expect(migrate(fresh.pool, edited, views)).rejects.toThrow("has been changed since it ran");
  });

  test("a migration that fails leaves nothing of itself", async () => {
    const broken = { name: "9002-broken", sql: "create table half (id integer); select nonsense" };
    await expect(migrate(fresh.pool, [...migrations, extra, broken], views)).rejects.toThrow("9002-broken");
    const { rows } = await fresh.pool.query("select to_regclass('half') as found");
    expect(rows[0].found).toBeNull();
  });
});

describe("the schema files", () => {
  const tables = Object.values(schemaFiles)
    .flatMap((file) => Object.values(file))
    .filter((value) => is(value, PgTable));

  test.each(tables.map((table) => [getTableName(table), table] as const))(
    "%s equals the database",
    async (name, table) => {
      const { rows } = await pool.query<{ column_name: string; data_type: string; is_nullable: string }>(
        "select column_name, format_type(a.atttypid, a.atttypmod) as data_type, is_nullable from information_schema.columns c join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name where table_schema = 'public' and table_name = $1",
        [name],
      );
      const inDatabase = rows.map(
        (row) => `${row.column_name} ${row.data_type.replaceAll(" ", "")} ${row.is_nullable === "NO"}`,
      );
      const inCode = Object.values(getTableColumns(table)).map((column) => {
        const type = column
          .getSQLType()
          .replace(/^time$/, "time without time zone")
          .replaceAll(" ", "");
        return `${column.name} ${type} ${column.notNull || column.primary}`;
      });
      expectListed(inDatabase, inCode, `${name} in src/db/schema`);
    },
  );

  test("no table of the database is without a schema file", async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const known = new Set([
      ...tables.map((table) => getTableConfig(table).name),
      "schema_migrations",
      "schema_views",
      "extra",
    ]);
    expect(rows.map((row) => row.name).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("one driver cannot be in two places: the database refuses overlapping assignments", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query(twoTripsAtOnce);
  const assign = (id: string, trip: string, from: string, to: string) =>
    client.query(
      "insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at) values ($1, $2, '00000000-0000-7000-8000-00000000000d', '00000000-0000-7000-8000-00000000000e', 'accepted', tstzrange($3, $4), now())",
      [id, trip, from, to],
    );
  await assign("00000000-0000-7000-8000-0000000000a1", trip(1), "2026-11-20 09:00+02", "2026-11-20 11:00+02");
  await expect(
    assign("00000000-0000-7000-8000-0000000000a2", trip(2), "2026-11-20 10:59+02", "2026-11-20 12:00+02"),
  ).rejects.toMatchObject({ code: "23P01", constraint: "driver_is_free" });
  await client.query("rollback");
  client.release();
});

const trip = (number: number) => `00000000-0000-7000-8000-0000000000b${number}`;
const twoTripsAtOnce = `
  insert into drivers (id, first_name, last_name, phone, email, licence_code, permit_expires_on, created_at)
    values ('00000000-0000-7000-8000-00000000000d', 'Thabo', 'Mokoena', '', '', 'EC', '2027-01-01', now());
  insert into vehicles (id, plate, vehicle_class, make, model, year, seats, bags, created_at)
    values ('00000000-0000-7000-8000-00000000000e', 'CA 1', 'shuttle', 'Toyota', 'Quantum', 2024, 13, 13, now());
  insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type, pickup_location, destination, pickup_at, passengers, created_at, updated_at)
    values ('00000000-0000-7000-8000-0000000000c1', 'CTS-000001', '', 'confirmed', 'A', 'B', 'a@b.example', '1', 'airport_transfer', '', '', now(), 2, now(), now());
  insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers, vehicle_class, created_at)
    select ('00000000-0000-7000-8000-0000000000b' || leg)::uuid, '00000000-0000-7000-8000-0000000000c1', leg, 'unassigned', '', '', now(), now() + interval '1 hour', 2, 'shuttle', now()
    from generate_series(1, 2) as leg;`;
