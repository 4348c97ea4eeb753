import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { inTransaction, TakeBack } from "#platform/transaction.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { type Database, openDatabase, openPool } from "./connect.ts";
import { findCatalogue } from "./read-catalogue.ts";

let database: TestDatabase;
/** As two instances have them. */
let one: pg.Pool;
let other: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase("demo");
  one = openPool(database.address, { max: 2 });
  other = openPool(database.address, { max: 2 });
});
afterAll(async () => {
  await one.end();
  await other.end();
  await database.drop();
});

async function catalogueOn(db: Database) {
  const { rows } = await db.$client.query<{ token: string }>("select token from sale_version");
  return findCatalogue(db, rows[0]?.token ?? "");
}
const onOther = () => catalogueOn(openDatabase(other));

const setHold = (minutes: number) =>
  `insert into settings (name, value, version, updated_at) values ('policies', '{"holdMinutesOnline": ${minutes}}', 1, now())
   on conflict (name) do update set value = excluded.value`;

test("nothing is read again while nothing has changed", async () => {
  expect(await onOther()).toBe(await onOther());
});

test.each([
  ["setting", setHold(17), async () => (await onOther()).settings.policies.holdMinutesOnline, 17],
  [
    "tariff",
    `insert into tariffs (version, state, valid_from, content, created_at)
     select 900, 'active', '2026-01-01', content || '{"emptyWayShare": 0.75}', now() from tariffs limit 1`,
    async () => (await onOther()).tariffOn(localDate("2200-01-01")).emptyWayShare,
    undefined,
  ],
  [
    "vehicle",
    "update vehicles set state = 'maintenance' where state = 'available'",
    async () => (await onOther()).available.length,
    0,
  ],
])("a changed %s is what the other instance knows at the next look", async (_, change, look, expected) => {
  const before = await look();
  await one.query(change);
  expect(await look()).not.toBe(before);
  if (expected !== undefined) expect(await look()).toBe(expected);
});

test("who changes something sees it before the others, and what is taken back is seen by no one later", async () => {
  await one.query(setHold(20));
  const [changed, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = inTransaction(one, async (db) => {
    await db.$client.query(setHold(99));
    expect((await catalogueOn(db)).settings.policies.holdMinutesOnline).toBe(99);
    changed.resolve();
    await looked.promise;
    throw new TakeBack(undefined);
  });
  await changed.promise;
  expect((await onOther()).settings.policies.holdMinutesOnline).toBe(20);
  looked.resolve();
  await expect(change).rejects.toBeInstanceOf(TakeBack);
  expect((await onOther()).settings.policies.holdMinutesOnline).toBe(20);
  await one.query(setHold(21));
  expect((await onOther()).settings.policies.holdMinutesOnline).toBe(21);
});
