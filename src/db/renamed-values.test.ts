import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** The last version that said band for a vehicle class. Once no company has it any more, this test may go. */
const before = migrations.filter(({ name }) => name < "0096");

let company: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  company = await createTestDatabase("none");
  pool = new pg.Pool(company.address);
  await migrate(pool, before, []);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await company.drop();
});

test("an import of the version before lists the vehicle class among its changed fields, in the same order", async () => {
  await pool.query(`
    insert into import_runs (id, kind, file_name, created_at, added, changed, unchanged, changes)
      values (gen_random_uuid(), 'vehicles', 'fleet.csv', now(), 1, 1, 0,
        '[{"id": "a", "fields": []}, {"id": "b", "fields": ["plate", "band", "seats"]}]')`);

  await migrate(pool, migrations, []);

  const { rows: runs } = await pool.query("select changes from import_runs");
  expect(runs).toEqual([
    {
      changes: [
        { id: "a", fields: [] },
        { id: "b", fields: ["plate", "vehicle_class", "seats"] },
      ],
    },
  ]);
});
