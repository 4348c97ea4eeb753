import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { replayErasures } from "#features/accounts/privacy/server/replay-erasures.ts";
import { restoreBackup } from "#features/backup/server/restore-backup.ts";
import { takeBackup } from "#features/backup/server/take-backup.ts";
import { findCompany } from "#features/content/server/views.ts";
import { findBackup } from "#platform/backup/backup-folder.ts";
import { openBackup } from "#platform/backup/manifest.ts";
import { createContext } from "#platform/create-context.ts";
import { openQueue } from "#platform/jobs/queue.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { createLogger } from "#platform/logger.ts";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { namesIn } from "#platform/table-entry.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { fillEverywhere, findInDatabase, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import { openTestSite } from "#testing/test-site.ts";
import { handedBy } from "../handed.ts";
import { personalData } from "../personal-data.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cts-erasure-"));
const dataDir = path.join(base, "data");
const backups = path.join(base, "backups");
const words = "sixteen or more letters";

/** A customer as they would be looked for: by name, address, number and a sentence of their own. And a guest in every column. */
const person = {
  first_name: "Nomvuyiseko",
  last_name: "Vandermerwe",
  email: "nomvuyi@secret.example",
  phone: "+27 82 777 0142",
};
const sentence = "Please ring twice, my mother hears badly";
const traces = [
  person.first_name,
  person.last_name,
  person.email,
  person.phone,
  "27827770142",
  sentence,
  guest.email,
  "Canary",
];

let log = "";
let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  fs.mkdirSync(dataDir, { recursive: true });
  const write = (line: string) => {
    log += line;
  };
  const keep = { days: 7, weeks: 4, months: 12 };
  const backup = { folder: backups, at: "02:30", keep };
  site = await openTestSite({ dataDir, backup, backupWords: words }, { log: createLogger("debug", { write }) });
});
afterAll(async () => {
  await site.close();
  fs.rmSync(base, { recursive: true, force: true });
});

const ask = async (name: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await site.call(name, body, headers);
  expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200);
  return answer.json();
};

/** Everything a customer can leave with us by the site itself, and a word of theirs in every other column there is. */
async function plant() {
  const customer = await site.as(undefined, { email: person.email, name: `${person.first_name} ${person.last_name}` });
  const day = addDays(localDateOf(new Date()), 8);
  const request = aBookingRequest({ ...person, pickup_date: day, special_requirements: sentence });
  const { booking_reference: reference } = await ask("create-booking", request, customer.headers);
  const name = `${person.first_name} ${person.last_name}`;
  const enquiry = { name, email: person.email, phone: person.phone, message: sentence };
  await ask("submit-quote", { ...enquiry, service_type: "general_inquiry" });
  await ask("ai-chatbot", { message: sentence, conversation: [] });
  await ask("save-passenger", { first_name: person.first_name, last_name: person.last_name }, customer.headers);
  await ask("make-privacy-request", { kind: "correction", words: sentence }, customer.headers);
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" });
  const code = ctx.accessCodeFor(reference);
  await ask("cancel-booking", { reference, code, reason: "CUSTOMER_PLANS", expected_fee_cents: 0 });
  await runReactions(site);
  await fillEverywhere(ctx, personalData, null);
  // The one that was only written down has nothing that follows from it.
  await site.pool.query(
    `insert into reaction_runs (event_id, reaction, ran_at) select id, 'writeTask', now() from events
     where type = 'task.wanted' on conflict do nothing`,
  );
  await sendEmails();
}

/** Without a mail server emails are files in DATA_DIR. */
async function sendEmails() {
  const { rows } = await site.pool.query<{ id: string }>("select id from messages where state = 'queued'");
  const { queue, log: logger } = site.world;
  const carrier = createCarrier({ smtpUrl: undefined, from: undefined, host: "localhost", dataDir });
  const tools = { carrier, sender: findCompany, queue, log: logger, now: new Date() };
  for (const { id } of rows) await deliverEmail(site.pool, id, tools);
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Where each of the traces can be read, below a folder; an email is searched as its reader sees it, too. */
function findInFiles(folder: string): string[] {
  return filesIn(folder).flatMap((file) => {
    const bytes = fs.readFileSync(file);
    const text = bytes.toString("utf8").replaceAll(/=\r?\n/g, "");
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${path.relative(base, file)}: ${trace}`);
  });
}

async function findInTables(pool: typeof site.pool): Promise<string[]> {
  const { ctx } = createContext(site.world, { db: openDatabase(pool), actor: system, correlationId: "test" });
  return (await findInDatabase(ctx, ...traces)).toSorted();
}

/** Kept by law, as the register says: places and times of trips, words of invoices, lines of our bank. */
const keptByLaw = Object.entries(personalData)
  .flatMap(([table, { kept = {} }]) =>
    Object.values(kept).flatMap((names) => namesIn(names).map((column) => `${table}.${column}`)),
  )
  .toSorted();

const take = () =>
  takeBackup({
    db: openDatabase(site.pool),
    address: site.address,
    dataDir,
    folder: backups,
    words,
    settings: { appSecret: "for tests", environment: {} },
    startedBy: "command",
    keep: undefined,
    clock: () => new Date(),
    say: () => {},
  });

/** The company as it was in the backup, started elsewhere. */
async function restored() {
  const database = await createTestDatabase("none");
  const folder = fs.mkdtempSync(path.join(base, "restored-"));
  const backup = await openBackup(await findBackup(backups), words);
  const { address } = database;
  const request = { backup, address, dataDir: folder, appSecret: "for tests", isCopy: false };
  await restoreBackup({ ...request, now: new Date(), say: () => {} });
  const pool = openPool(address, { max: 3 });
  const queue = await openQueue(address, false, site.world.log);
  const config = { ...site.config, dataDir: folder, backup: undefined };
  const world = { ...site.world, queue, handed: handedBy(config, site.world) };
  return {
    folder,
    pool,
    world,
    async drop() {
      await queue.boss.stop({ graceful: false });
      await pool.end();
      await database.drop();
    },
  };
}

test("an erased person is found nowhere: tables, files, emails, logs, the backups’ index, nor a restored backup", async () => {
  await plant();
  const before = await findInTables(site.pool);
  for (const column of [
    "bookings.last_name",
    "enquiries.message",
    "messages.body",
    "privacy_requests.words",
    "users.name",
  ])
    expect(before).toContain(column);
  expect(findInFiles(dataDir)).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
  await take();

  const team = await site.as("super_user", { assurance: 2 });
  const erasing = { identity: "called_back", reason: "Asked by phone", confirmation: "ERASE" };
  for (const { email } of [person, guest]) await ask("erase-person-data", { ...erasing, email }, team.headers);
  await runReactions(site);

  expect(await findInTables(site.pool)).toEqual(keptByLaw);
  // An invoice keeps its number, its dates and its amounts.
  const { rows } = await site.pool.query("select number, total_cents from invoices");
  expect(rows).toContainEqual({ number: "INV-2026-90001", total_cents: 100 });
  expect(findInFiles(dataDir)).toEqual([]);
  expect(traces.filter((trace) => log.includes(trace))).toEqual([]);
  expect(log).not.toBe("");
  // Names of files and sums, sealed tables, and a ledger that names no one.
  expect(findInFiles(backups)).toEqual([]);
  expect(fs.readdirSync(backups)).toContain("erased-people.jsonl");

  const copy = await restored();
  expect(await findInTables(copy.pool)).toEqual(before);
  const replay = async () => {
    let count = 0;
    await asSystem(copy, async (ctx) => {
      count = await replayErasures(ctx);
    });
    await runReactions(copy);
    return count;
  };
  expect(await replay()).toBe(2);
  expect(await findInTables(copy.pool)).toEqual(keptByLaw);
  expect(findInFiles(copy.folder)).toEqual([]);
  expect(await replay()).toBe(0);
  await copy.drop();
});
