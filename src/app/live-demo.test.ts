import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { giveDriverAccounts } from "#db/seed/people/driver-accounts.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { World } from "#platform/create-context.ts";
import { OnlyOne } from "#platform/jobs/only-one.ts";
import { openQueue, type Queue } from "#platform/jobs/queue.ts";
import { createLogger } from "#platform/logger.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase, demoNow, type TestDatabase } from "#testing/test-database.ts";
import { reactions } from "../reactions.ts";
import { DemoDay } from "../sandbox/drivers/demo-day.ts";
import { demoLock, lineTo } from "./live-demo.ts";

let [database, pool, queue] = [{} as TestDatabase, {} as pg.Pool, {} as Queue];
let now = demoNow;
let only = {} as OnlyOne;

beforeAll(async () => {
  database = await createTestDatabase("demo");
  pool = openPool(database.address, { max: 4, patienceMs: 50_000 });
  queue = await openQueue(database.address, false, createLogger("silent"));
  await giveDriverAccounts(pool, demoNow);
  // Held meanwhile, as the demo does: nothing else may wait for it.
  only = new OnlyOne(database.address, demoLock);
  await only.isMine();
});
afterAll(async () => {
  await only.stop();
  await queue.boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
});

/** The demo as it starts on an instance. */
function openDay() {
  const log = createLogger("silent");
  const facts = { queue, reactions, siteUrl: "http://localhost", secret: "for tests" };
  const world: World = { ...facts, log, handed, clock: () => now };
  const day = new DemoDay({
    db: openDatabase(pool),
    ask: lineTo({ pool, world }),
    driveBetween: handed.map.driveBetween,
    dispatcher: "dispatcher@demo.example",
  });
  return async (at: Date) => {
    now = at;
    return day.round(at);
  };
}

const count = async (question: string, ...values: unknown[]) =>
  Number((await pool.query<{ count: string }>(`select count(*) from ${question}`, values)).rows[0]?.count);
const events = () => count("trip_events");
const positions = () => count("positions");

/** Of the drivers who are played, with a pickup in this hour. */
const trips = (from: Date, to: Date, states: string) =>
  count(
    `trips t join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled')
     join drivers d on d.id = a.driver_id and d.email like '%@drivers.example'
     where t.pickup_at > $1 and t.planned_end < $2 and t.state ${states}`,
    from,
    to,
  );

test("only one instance plays the day", async () => {
  const other = new OnlyOne(database.address, demoLock);

  expect(await only.isMine()).toBe(true);
  expect(await other.isMine()).toBe(false);
});

test("every driver has an account of their own, and gets it once", async () => {
  const users = await count("users");
  await giveDriverAccounts(pool, demoNow);

  expect(await count("users")).toBe(users);
  expect(await count("drivers where user_id is null and left_at is null and email like '%@drivers.example'")).toBe(0);
});

test("the day goes on: trips that should be over are, vehicles say where they are, and another start adds nothing", async () => {
  const [from, to] = [addMinutes(demoNow, -180), addMinutes(demoNow, 180)];
  const round = openDay();

  await round(demoNow);
  const wait = await round(addMinutes(demoNow, 240));

  expect(wait).toBeGreaterThanOrEqual(1000);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await trips(from, to, "= 'completed'")).toBeGreaterThanOrEqual(3);
  expect(await trips(from, to, "not in ('completed', 'no_show', 'cancelled', 'unassigned')")).toBe(0);
  expect(await positions()).toBeGreaterThan(100);
  expect(await count("trip_events where outcome = 'refused'")).toBe(0);

  const before = [await events(), await positions()];
  await openDay()(addMinutes(demoNow, 240));
  expect([await events(), await positions()]).toEqual(before);
});

test("the driver a visitor signs in as is left to the visitor", async () => {
  const own = `trip_events e join trips t on t.id = e.trip_id join assignments a on a.trip_id = t.id
    join drivers d on d.id = a.driver_id where d.email = 'driver@demo.example'`;
  await openDay()(addMinutes(demoNow, 250));

  expect(await count(own)).toBe(0);
  const input = "assignments a join drivers d on d.id = a.driver_id where d.email = 'driver@demo.example'";
  expect(await count(`${input} and a.created_at >= $1`, demoNow)).toBe(0);
});

test("in the middle of the night there is something on the road as well", async () => {
  const night = new Date("2026-11-24T01:00:00Z");
  const round = openDay();

  await round(night);
  await round(addMinutes(night, 50));

  expect(await count("positions where taken_at >= $1 and speed_kmh > 0", night)).toBeGreaterThan(0);
});
