import os from "node:os";
import type pg from "pg";
import { TestClock } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { openQueue, type Queue } from "#platform/jobs/queue.ts";
import { type Schedule, workJobs } from "#platform/jobs/work-jobs.ts";
import { createLogger } from "#platform/logger.ts";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { eventually } from "#testing/eventually.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { byDay, schedule } from "../schedule.ts";

const log = createLogger("silent");
const clock = new TestClock("2026-11-30T22:58:00+02:00");
const working: Queue[] = [];
/** With the hours of the company’s own schedule, and each run counted instead. */
const watched = ["issue-statements", "send-monthly-report", "chase-invoices", "start-tariffs", "raise-alarms"] as const;
const runs = new Map<string, number>();
const counted: Schedule = Object.fromEntries(
  watched.map((name) => [
    name,
    { cron: schedule[name].cron, run: async () => void runs.set(name, (runs.get(name) ?? 0) + 1) },
  ]),
);
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  await stopAll();
  await pool.end();
  await database.drop();
});

async function startTwo(): Promise<void> {
  for (const _ of ["first", "second"]) {
    const queue = await openQueue(database.address, true, log, clock);
    working.push(queue);
    const clockNow = () => new Date(clock.now());
    const names = { reactions: {}, renamedReactions: {}, siteUrl: "http://localhost", secret: "for tests" };
    const world = { ...names, queue, log, handed, clock: clockNow };
    const sender = async () => ({ name: "Us", email: "us@cts.example" });
    const from = "Us <us@cts.example>";
    const carrier = createCarrier({ smtpUrl: undefined, from, host: "cts.example", dataDir: os.tmpdir() });
    await workJobs({ pool, world, carrier, sender, schedule: byDay(counted) });
  }
}

async function stopAll(): Promise<void> {
  for (const queue of working.splice(0)) await queue.stop();
}

/** So many seconds go by, and what is due in them ends. */
async function pass(seconds: number): Promise<void> {
  await clock.tick(seconds * 1000);
  await eventually(async () => {
    const due = "name like 'schedule-%' and state < 'completed' and start_after <= $1";
    const open = await pool.query(`select name from jobs.job where ${due}`, [new Date(clock.now())]);
    expect(open.rows).toEqual([]);
  });
}

test("what runs once a day or once a month makes up for a missed hour, once over two instances, and wakes no one", async () => {
  await startTwo();
  await pass(45);
  runs.clear();
  await stopAll();
  // Every instance is off over the first of the month, and the night after it has begun.
  await clock.setTime("2026-12-01T23:00:20+02:00");
  await startTwo();
  await pass(50);
  const atNight = Object.fromEntries(runs);
  expect(atNight).toMatchObject({ "send-monthly-report": 1, "start-tariffs": 1 });
  expect(atNight).not.toHaveProperty("issue-statements");
  expect(atNight).not.toHaveProperty("chase-invoices");
  // What runs every minute does not make up for a day of minutes.
  expect(runs.get("raise-alarms")).toBeLessThanOrEqual(2);

  await clock.setTime("2026-12-02T07:01:20+02:00");
  await pass(50);
  await pass(50);
  // The next midnight had its own round for the tariffs.
  expect(Object.fromEntries(runs)).toMatchObject({
    "issue-statements": 1,
    "chase-invoices": 1,
    "send-monthly-report": 1,
    "start-tariffs": 2,
  });
  // The round of that day comes as ever.
  await clock.setTime("2026-12-02T07:04:50+02:00");
  await pass(50);
  expect(runs.get("chase-invoices")).toBe(2);
  await stopAll();
  await startTwo();
  await pass(50);
  expect(runs.get("issue-statements")).toBe(1);
});
