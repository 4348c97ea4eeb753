import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import type { Queue } from "../jobs/queue.ts";
import { openReadiness } from "./health.ts";

let database: TestDatabase;
let pool: pg.Pool;
let folder = "";
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Readiness with a folder that can be written, but for what the test does to it. */
function aReadiness(clock?: () => number, on = pool) {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-ready-"));
  const queue = { isHealthy: async () => true } as Queue;
  return openReadiness({ pool: on, queue, migrations: [], dataDir: folder, ...(clock && { clock }) });
}

test("where everything can be written, it says yes and leaves nothing behind", async () => {
  expect(await aReadiness()()).toEqual({ database: true, migrations: true, queue: true, disk: true });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("a full disk below our folder is a no", async () => {
  const ready = aReadiness();
  // This device takes nothing: it says that the disk is full.
  fs.symlinkSync("/dev/full", path.join(folder, `write-probe-${process.pid}`));
  expect(await ready()).toEqual({ database: true, migrations: true, queue: true, disk: false });
});

test("a database that can be read and not written is a no", async () => {
  const readOnly = openPool(database.address);
  readOnly.on("connect", (client) => void client.query("set default_transaction_read_only = on"));
  expect(await aReadiness(undefined, readOnly)()).toMatchObject({ database: true, disk: false });
  await readOnly.end();
});

test("a database that has no room for what does not fit in memory is a no", async () => {
  const narrow = openPool(database.address);
  narrow.on("connect", (client) => void client.query("set temp_file_limit = '8kB'"));
  expect(await aReadiness(undefined, narrow)()).toMatchObject({ database: true, disk: false });
  await narrow.end();
});

test("who asks again within a second hears the same, and then what is true by then", async () => {
  let now = 0;
  const ready = aReadiness(() => now);
  expect(await ready()).toMatchObject({ disk: true });
  fs.symlinkSync("/dev/full", path.join(folder, `write-probe-${process.pid}`));
  expect(await ready()).toMatchObject({ disk: true });
  now = 1000;
  expect(await ready()).toMatchObject({ disk: false });
});
