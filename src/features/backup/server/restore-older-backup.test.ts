import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumMoney } from "#db/backup/money-sums.ts";
import { type DatabaseAddress, openDatabase } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { migrations } from "#db/migrations.ts";
import type { ViewFile } from "#db/views/apply-views.ts";
import { views } from "#db/views/views.ts";
import { findBackup } from "#platform/backup/backup-folder.ts";
import { openBackup } from "#platform/backup/manifest.ts";
import { prepareQueue } from "#platform/jobs/queue.ts";
import { copyDemo } from "#testing/company/older-company.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { drillRestore } from "./drill-restore.ts";
import { takeBackup } from "./take-backup.ts";

/** A version of some weeks ago: before people, privacy, maintenance and put-back deletions. */
const before = migrations.filter(({ name }) => name < "0101");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-older-"));
const clock = () => new Date();
let company: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  company = await createTestDatabase("none");
  pool = new pg.Pool(company.address);
  await migrate(pool, before, []);
  await prepareQueue(company.address);
  await copyDemo(pool);
  await pool.query("update alarm_settings set emails = '{nights@demo.example}', version = 3");
  await applyFitting();
}, 120_000);
afterAll(async () => {
  await pool.end();
  await company.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Those of today’s views and triggers that the older tables can hold: a backup has them too, and the upgrade replaces them. */
async function applyFitting(): Promise<void> {
  const fitting: ViewFile[] = [];
  for (const file of views)
    await migrate(pool, before, [...fitting, file]).then(
      () => fitting.push(file),
      () => undefined,
    );
  expect(fitting.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["booking-money", "figure-sums", "keep-deleted"]),
  );
}

async function sumsOf(address: DatabaseAddress): Promise<Record<string, string>> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query("set search_path = ''");
  const sums = await sumMoney(client);
  await client.end();
  return sums;
}

test("a backup of an older version is restored over all later migrations, with its sums of money to the cent", async () => {
  const db = openDatabase(pool);
  const parts = { db, folder, words: undefined, startedBy: "command", clock, say: () => {} } as const;
  const dataDir = path.join(folder, "data");
  fs.mkdirSync(dataDir);
  await takeBackup({
    ...parts,
    address: company.address,
    dataDir,
    settings: { appSecret: "a secret for tests that nobody needs to keep", environment: {} },
    keep: undefined,
  });
  const { manifest } = await openBackup(await findBackup(folder), undefined);
  let [ran, after]: [readonly string[], Record<string, string>] = [[], {}];
  const { checks } = await drillRestore({
    ...parts,
    known: migrations,
    openScratch: () => createTestDatabase("none"),
    async migrate(address) {
      ran = await migrateFully(address);
      return ran;
    },
    async invariants(address) {
      after = await sumsOf(address);
      return [];
    },
  });
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  const pending = migrations.slice(before.length).map(({ name }) => name);
  expect(pending.length).toBeGreaterThan(10);
  expect(ran.slice(0, pending.length)).toEqual(pending);
  expect(Number(manifest.sums["public.payments.amount_cents"])).toBeGreaterThan(0);
  expect(after).toMatchObject(manifest.sums);
});
