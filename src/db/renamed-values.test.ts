import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** The last version that said band for a vehicle class and office for our team. Once no company has it any more, this may go. */
const before = migrations.filter(({ name }) => name < "0096");

let company: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  company = await createTestDatabase("none");
  pool = new pg.Pool(company.address);
  await migrate(pool, before, []);
  await pool.query(written);
  await migrate(pool, migrations, []);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await company.drop();
});

const written = `
  insert into import_runs (id, kind, file_name, created_at, added, changed, unchanged, changes)
    values (gen_random_uuid(), 'vehicles', 'fleet.csv', now(), 1, 1, 0,
      '[{"id": "a", "fields": []}, {"id": "b", "fields": ["plate", "band", "seats"]}]');
  insert into vehicles (id, plate, band, make, model, year, seats, bags, created_at)
    values ('00000000-0000-7000-8000-00000000000e', 'CA 1', 'shuttle', 'Toyota', 'Quantum', 2024, 13, 13, now());
  insert into odometer_readings (id, vehicle_id, km, read_at, source, actor, created_at)
    select gen_random_uuid(), id, 100, now(), 'office', 'Naledi', now() from vehicles;
  insert into messages (id, key, template, recipient, subject, html, body, state, created_at)
    values (gen_random_uuid(), 'application-submitted-office:APP-1', 'application-submitted-office', 'a@b.example', '', '', '',
      'sent', now());`;

test("an import lists the vehicle class among the fields it changed, in the same order", async () => {
  const { rows } = await pool.query("select changes from import_runs");
  const changes = [
    { id: "a", fields: [] },
    { id: "b", fields: ["plate", "vehicle_class", "seats"] },
  ];
  expect(rows).toEqual([{ changes }]);
});

test("a reading and an email are our team’s, and the email is still sent once", async () => {
  const { rows: readings } = await pool.query("select source, km from odometer_readings");
  expect(readings).toEqual([{ source: "team", km: 100 }]);
  const { rows: emails } = await pool.query("select key, template from messages");
  expect(emails).toEqual([{ key: "application-submitted-team:APP-1", template: "application-submitted-team" }]);
});
