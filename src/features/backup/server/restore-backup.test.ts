import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Schema } from "#db/backup/describe-schema.ts";
import { findIsCopy, findLatestBackups, findLatestDrill } from "#db/backup-views.ts";
import { openDatabase, openPool } from "#db/connect.ts";
import { migrations } from "#db/migrations.ts";
import { beginBackup, findBackup, listBackups } from "#platform/backup/backup-folder.ts";
import { readJson } from "#platform/backup/load-backup.ts";
import { openBackup } from "#platform/backup/manifest.ts";
import { writePart } from "#platform/backup/parts.ts";
import { verifyBackup } from "#platform/backup/write-backup.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { drillRestore } from "./drill-restore.ts";
import { compareWithBackup } from "./drill-views.ts";
import { type RestoreRequest, restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cts-backup-"));
const newFolder = (name: string) => fs.mkdtempSync(path.join(base, `${name}-`));
const words = "sixteen or more letters";
const appSecret = "a secret for tests that nobody needs to keep";
const clock = () => new Date();

let source: TestDatabase;
let pool: pg.Pool;
const dataDir = newFolder("data");
const target = path.join(base, "backups");

beforeAll(async () => {
  source = await createTestDatabase("demo");
  pool = openPool(source.address, { max: 4 });
  fs.mkdirSync(path.join(dataDir, "mail"));
  fs.writeFileSync(path.join(dataDir, "mail", "1.eml"), "Dear guest\n");
  fs.writeFileSync(path.join(dataDir, "app-secret"), appSecret);
  fs.mkdirSync(path.join(dataDir, "postgres"));
  fs.writeFileSync(path.join(dataDir, "postgres", "huge"), "not this");
});
afterAll(async () => {
  await pool.end();
  await source.drop();
  fs.rmSync(base, { recursive: true, force: true });
});

const take = (changes: { words?: string | undefined; folder?: string } = {}) =>
  takeBackup({
    db: openDatabase(pool),
    address: source.address,
    dataDir,
    folder: target,
    words,
    settings: { appSecret, environment: { SITE_URL: "https://shuttle.example", BACKUP_KEY: words } },
    startedBy: "command",
    keep: undefined,
    clock,
    say: () => {},
    ...changes,
  });

async function restore(from: string, changes: Partial<RestoreRequest> = {}) {
  const database = await createTestDatabase("none");
  const folder = newFolder("restored");
  const backup = await openBackup(await findBackup(from), words);
  const request = {
    backup,
    address: database.address,
    dataDir: folder,
    appSecret: undefined,
    isCopy: false,
    now: clock(),
  };
  const restored = await restoreBackup({ ...request, say: () => {}, ...changes });
  const opened = openPool(database.address, { max: 2 });
  const drop = () => opened.end().then(database.drop);
  return { restored, folder, pool: opened, drop };
}

/** Writes until it is stopped, each row acknowledged before the next. */
function writeAll(database: pg.Pool) {
  let last = 0;
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      await database.query("insert into load_test (n, text) values ($1, $2)", [
        last + 1,
        "a\tb\\c\n\u0001é".repeat(20),
      ]);
      last++;
    }
  })();
  const stop = () => {
    stopped = true;
    return done;
  };
  return { acknowledged: () => last, stop };
}

test("a backup taken while others write has everything acknowledged before it began, as of one moment", async () => {
  await pool.query("create table load_test (id bigint generated always as identity primary key, n integer, text text)");
  const load = writeAll(pool);
  await expect.poll(load.acknowledged).toBeGreaterThan(20);
  const before = load.acknowledged();
  const taken = await take();
  const after = load.acknowledged();
  await load.stop();
  expect(after).toBeGreaterThan(before);

  const copy = await restore(target);
  const { rows } = await copy.pool.query(
    "select count(*)::int as count, max(n) as last, min(text) as text from load_test",
  );
  expect(rows[0].last).toBeGreaterThanOrEqual(before);
  // No gap: it is one moment, not a mix of several.
  expect(rows[0].count).toBe(rows[0].last);
  expect(rows[0].text).toBe("a\tb\\c\n\u0001é".repeat(20));
  await copy.pool.query("insert into load_test (n) values (0)");
  await copy.pool.query("select * from revenue_now limit 1");
  expect(fs.readFileSync(path.join(copy.folder, "mail", "1.eml"), "utf8")).toBe("Dear guest\n");
  expect(fs.readFileSync(path.join(copy.folder, "app-secret"), "utf8")).toBe(appSecret);
  expect(fs.readFileSync(path.join(copy.folder, "settings-of-backup.env"), "utf8")).toBe(
    'SITE_URL="https://shuttle.example"\n',
  );
  expect(fs.readdirSync(copy.folder).toSorted()).toEqual(["app-secret", "mail", "settings-of-backup.env"]);
  expect(copy.restored).toMatchObject({ files: 1, secret: "restored" });
  expect(await findIsCopy(openDatabase(copy.pool))).toBe(false);

  const { good } = await findLatestBackups(openDatabase(pool));
  expect(good).toMatchObject({ name: taken.name, state: "good", isEncrypted: true, rowCount: taken.rowCount });
  // The record of the backup itself came after its moment.
  expect(await findLatestBackups(openDatabase(copy.pool))).toEqual({ latest: undefined, good: undefined });
  await copy.drop();
});

test("emails and jobs that were pending are not sent automatically, later ones are", async () => {
  const email = (id: string, next: string) =>
    pool.query(
      `insert into messages (id, key, template, recipient, subject, html, body, state, attempts, created_at, next_try_at)
      values ($1::uuid, $1::text, 'booking-held', 'a@example.com', 'Yours', 'Hi', 'Hi', 'queued', 0, now(), now() + $2::interval)`,
      [id, next],
    );
  const [due, later] = ["018f0000-0000-7000-8000-000000000001", "018f0000-0000-7000-8000-000000000002"];
  await email(due, "-1 minute");
  await email(later, "3 hours");
  for (const id of [due, later])
    await pool.query("insert into jobs.job (name, data) values ('mail', jsonb_build_object('messageId', $1::text))", [
      id,
    ]);
  await take({ words: undefined });
  const copy = await restore(target, { isCopy: true, appSecret: "another secret of thirty-two letters" });
  const { rows } = await copy.pool.query("select id, state from messages where id = any ($1) order by id", [
    [due, later],
  ]);
  expect(rows).toEqual([
    { id: due, state: "failed" },
    { id: later, state: "queued" },
  ]);
  expect(copy.restored).toMatchObject({ heldEmails: 1, secret: "other" });
  expect(fs.readdirSync(copy.folder)).toEqual(["mail"]);
  expect(await findIsCopy(openDatabase(copy.pool))).toBe(true);
  const { rows: jobs } = await copy.pool.query("select 1 from jobs.job where state < 'completed'");
  expect(jobs).toEqual([]);

  const again = restore(target, { address: source.address });
  await expect(again).rejects.toThrow(
    /^The database is not empty: it has \S+\. Choose an empty one\. Nothing was changed\.$/,
  );
  await copy.drop();
});

test("the latest backup is test-restored next to the company, and any difference is found", async () => {
  const tried = (migrate: () => Promise<readonly string[]>) =>
    drillRestore({
      db: openDatabase(pool),
      folder: target,
      words,
      startedBy: "schedule",
      known: migrations,
      async openScratch() {
        const scratch = await createTestDatabase("none");
        return { address: scratch.address, drop: scratch.drop };
      },
      migrate,
      invariants: async () => [],
      clock,
      say: () => {},
    });
  const { checks } = await tried(async () => []);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks).toHaveLength(8);
  const db = openDatabase(pool);
  expect(await findLatestDrill(db)).toMatchObject({ state: "passed", checks, error: "" });
  await expect(tried(() => Promise.reject(new Error("It does not start.")))).rejects.toThrow("It does not start.");
  expect(await findLatestDrill(db)).toMatchObject({ state: "failed", error: "It does not start." });

  // The company itself has gone on since: the same comparison finds that it is no longer what the backup says.
  await pool.query(
    "update payments set amount_cents = amount_cents + 1 where id = (select min(id::text)::uuid from payments)",
  );
  await pool.query("delete from load_test where n = 1");
  await pool.query("drop index backups_latest");
  const backup = await openBackup(await findBackup(target), words);
  const schema = await readJson<Schema>(backup, backup.manifest.schema);
  const compared = await compareWithBackup(source.address, backup.manifest, schema);
  const failed = compared.filter(({ passed }) => !passed).map(({ name, found }) => `${name}: ${found}`);
  expect(failed).toEqual([
    expect.stringMatching(/^Every table has its rows: .*public\.load_test has \d+ rows and had/),
    expect.stringContaining("Sums of money are the same: public.payments.amount_cents is "),
    expect.stringContaining("Tables, keys and rules are the same: missing: CREATE INDEX backups_latest"),
  ]);
});

describe("a fault is named, and the previous backup stays", () => {
  const latest = async () => {
    const [backup] = await listBackups(target);
    if (!backup) throw new Error("There is none.");
    return backup;
  };
  const sealedOne = async () => {
    const backup = (await listBackups(target)).find(({ manifest }) => manifest.recipe !== null);
    if (!backup) throw new Error("There is none.");
    return backup.folder;
  };

  test("one flipped byte, in any kind of file, with its name", async () => {
    const backup = await latest();
    const { manifest, folder } = backup;
    const bookings = manifest.tables.find(({ table }) => table === "public.bookings")?.file ?? "";
    const files = [bookings, manifest.schema.file, manifest.files.file, manifest.settings.file, "manifest.json"];
    for (const file of files) {
      const name = path.join(folder, file);
      const content = fs.readFileSync(name);
      const middle = Math.floor(content.length / 2);
      for (const at of file === bookings ? [0, middle, content.length - 2] : [middle]) {
        const flipped = Buffer.from(content);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at);
        fs.writeFileSync(name, flipped);
        await expect(verifyBackup(folder, words), `${file} ${at}`).rejects.toThrow(`The file ${file} of the backup`);
      }
      fs.writeFileSync(name, content);
    }
    const sealed = await sealedOne();
    const [part = ""] = fs.readdirSync(path.join(sealed, "tables"));
    const content = fs.readFileSync(path.join(sealed, "tables", part));
    fs.writeFileSync(path.join(sealed, "tables", part), content.subarray(0, -1));
    await expect(verifyBackup(sealed, words)).rejects.toThrow(`tables/${part} of the backup is damaged`);
    fs.writeFileSync(path.join(sealed, "tables", part), content);
    await verifyBackup(sealed, words);
    await verifyBackup(folder, words);
  });

  test("a wrong key, and none", async () => {
    const sealed = await sealedOne();
    await expect(openBackup(sealed, "another key altogether")).rejects.toThrow(/^BACKUP_KEY is not the key that/);
    await expect(openBackup(sealed, undefined)).rejects.toThrow(/is encrypted\. Set BACKUP_KEY/);
    const bytes = fs.readFileSync(path.join(sealed, "settings.json.zst.sealed")).toString("latin1");
    expect(bytes).not.toContain(appSecret);
  });

  test("no folder, and no backup in it", async () => {
    const file = path.join(base, "a-file");
    fs.writeFileSync(file, "");
    await expect(take({ folder: file })).rejects.toThrow(`${file} is not a folder.`);
    await expect(findBackup(path.join(base, "nowhere"))).rejects.toThrow("There is no folder");
    await expect(findBackup(newFolder("empty"))).rejects.toThrow("There is no backup in");
    const { latest, good } = await findLatestBackups(openDatabase(pool));
    expect([latest?.state, good?.state]).toEqual(["failed", "good"]);
    expect(latest?.error).toContain(`${file} is not a folder.`);
  });

  test("a full disk, and what was written is removed", async () => {
    const before = fs.readdirSync(target).toSorted();
    const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    let written = 0;
    const write = vi.spyOn(fs, "createWriteStream").mockImplementation(
      () =>
        new Writable({
          write: (block: Buffer, _encoding, done) => {
            written += block.length;
            done(written > 5000 ? error : null);
          },
        }) as fs.WriteStream,
    );
    await expect(take()).rejects.toThrow(`The disk of ${target} is full.`);
    write.mockRestore();
    expect(fs.readdirSync(target).toSorted()).toEqual(before);
    const { latest, good } = await findLatestBackups(openDatabase(pool));
    expect(latest).toMatchObject({ state: "failed", error: expect.stringContaining("is full") });
    await verifyBackup(path.join(target, good?.name ?? ""), words);
  });

  test("killed halfway it does not count as a backup, and the next one removes it", async () => {
    const count = (await listBackups(target)).length;
    const killed = beginBackup(target, clock());
    await writePart({ folder: killed.folder, key: undefined }, "schema.json", Readable.from([Buffer.from("{}")]));
    const ofTheDead = killed.folder.replace(`-${process.pid}-`, "-999999999-");
    fs.renameSync(killed.folder, ofTheDead);
    expect(await listBackups(target)).toHaveLength(count);
    await expect(openBackup(ofTheDead, words)).rejects.toThrow(/is no backup/);
    beginBackup(target, clock()).drop();
    expect(fs.existsSync(ofTheDead)).toBe(false);
  });
});
