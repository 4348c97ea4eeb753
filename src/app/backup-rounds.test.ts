import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { TestClock } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { usualKeepRule } from "#domain/backup/keep-rule.ts";
import { listBackups } from "#platform/backup/backup-folder.ts";
import { openQueue, type Queue } from "#platform/jobs/queue.ts";
import { type Schedule, workJobs } from "#platform/jobs/work-jobs.ts";
import { createLogger } from "#platform/logger.ts";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { eventually } from "#testing/eventually.ts";
import { handed, testConfig } from "#testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { backupRounds } from "./backup-rounds.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cts-rounds-"));
const backup = { folder: path.join(base, "backups"), at: "02:30", keep: usualKeepRule };
const config = { ...testConfig, dataDir: path.join(base, "data"), backup };
const log = createLogger("silent");
/** Seconds before the backup of a Sunday, in Cape Town. */
const clock = new TestClock("2026-11-22T02:29:45+02:00");
const working: Queue[] = [];
let drills = 0;
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  fs.mkdirSync(config.dataDir);
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  for (const queue of working) await stop(queue);
  await pool.end();
  await database.drop();
  fs.rmSync(base, { recursive: true, force: true });
});

/** One instance of the site, with the rounds of the company. What a trial restore does has a test of its own: here it is counted. */
async function start(): Promise<Queue> {
  const queue = await openQueue(database.address, true, log, clock);
  const rounds = backupRounds(config, database.address);
  const drill = {
    ...rounds["drill-restore"],
    cron: rounds["drill-restore"]?.cron ?? "",
    runOutside: async () => void drills++,
  };
  const schedule: Schedule = { ...rounds, "drill-restore": drill };
  const world = {
    queue,
    reactions: {},
    renamedReactions: {},
    siteUrl: "http://localhost",
    secret: "for tests",
    log,
    handed,
    clock: () => new Date(clock.now()),
  };
  const sender = async () => ({ name: "Us", email: "us@cts.example" });
  const carrier = createCarrier({
    smtpUrl: undefined,
    from: "Us <us@cts.example>",
    host: "cts.example",
    dataDir: base,
  });
  await workJobs({ pool, world, carrier, sender, schedule });
  working.push(queue);
  return queue;
}

async function stop(queue: Queue): Promise<void> {
  working.splice(working.indexOf(queue), 1);
  await queue.stop();
}

/** So many seconds go by, and what they started ends. */
async function pass(seconds: number): Promise<void> {
  await clock.tick(seconds * 1000);
  await eventually(async () => {
    const open = await pool.query("select name from jobs.job where name like 'schedule-%' and state < 'completed'");
    expect(open.rows).toEqual([]);
  });
}

const taken = async () => ({ backups: (await listBackups(backup.folder)).length, drills });

test("each night has one backup and each Sunday one trial restore, with two instances, a restart and a night’s outage", async () => {
  const first = await start();
  const second = await start();
  expect(await taken()).toEqual({ backups: 0, drills: 0 });
  // One restarts in the very minute of the backup.
  await pass(45);
  await stop(first);
  const restarted = await start();
  await pass(45);
  expect(await taken()).toEqual({ backups: 1, drills: 0 });

  await clock.setTime("2026-11-22T04:29:50+02:00");
  await pass(45);
  expect(await taken()).toEqual({ backups: 1, drills: 1 });

  // The machine is off over Monday’s hour: the backup is taken once it is back.
  await clock.setTime("2026-11-23T02:29:20+02:00");
  await pass(31);
  await stop(second);
  await stop(restarted);
  await clock.setTime("2026-11-23T03:10:00+02:00");
  await start();
  await start();
  await pass(45);
  expect(await taken()).toEqual({ backups: 2, drills: 1 });
  const { rows } = await pool.query("select task, error from scheduled_runs order by task");
  expect(rows).toEqual([
    { task: "drill-restore", error: "" },
    { task: "take-backup", error: "" },
  ]);
});
