import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { eventually } from "#testing/eventually.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { createContext, type World } from "../create-context.ts";
import { createLogger } from "../logger.ts";
import { createCarrier } from "../mail/mail-transport.ts";
import { inTransaction } from "../transaction.ts";
import { openQueue, reactionQueue } from "./queue.ts";
import { type Schedule, workJobs } from "./work-jobs.ts";

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let world: World;
const ran: string[] = [];
let failures = 1;

const reactions: World["reactions"] = {
  "booking.created": {
    async thank(ctx, event) {
      ran.push(event.reference);
      await ctx.mail({
        key: `thanks:${event.reference}`,
        template: "thanks",
        to: "amira@example.com",
        subject: "Thank you",
        content: createElement("p", null, "Dear guest"),
      });
    },
    async stumble(_ctx, event) {
      if (event.reference === "CTS-STUMB1" && failures-- > 0)
        throw new Error("no answer from amira@example.com on +27 82 555 0199");
      ran.push(`stumbled ${event.reference}`);
    },
  },
  "enquiry.received": {},
  "application.invited": {},
  "invite.accepted": {},
  "partner.standing_changed": {},
};
const schedule: Schedule = { "expire-quotes": { cron: "0 0 1 1 *", run: async () => {} } };
let mailFolder: string;

beforeAll(async () => {
  mailFolder = await fs.mkdtemp(path.join(os.tmpdir(), "cts-mail-"));
  database = await createTestDatabase();
  pool = openPool(database.address);
  const log = createLogger("silent");
  const queue = await openQueue(database.address, true, log);
  const renamedReactions = { "booking.created": { sendThanks: "thank", notePerson: null } };
  // As an earlier version left them: one task renamed since, and a schedule that is not ours.
  await queue.boss.createQueue("schedule-keep-quotes");
  await queue.boss.schedule("schedule-keep-quotes", "* * * * *");
  await queue.boss.createQueue("another-program");
  await queue.boss.schedule("another-program", "0 0 1 1 *");
  world = {
    queue,
    reactions,
    renamedReactions,
    siteUrl: "http://localhost",
    secret: "for tests",
    log,
    handed,
    clock: () => new Date(),
  };
  const carrier = createCarrier({
    smtpUrl: undefined,
    from: "Us <us@cts.example>",
    host: "cts.example",
    dataDir: mailFolder,
  });
  await workJobs({ pool, world, carrier, sender: async () => ({ name: "Us", email: "us@cts.example" }), schedule });
});
afterAll(async () => {
  await world.queue.boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
  await fs.rm(mailFolder, { recursive: true });
});

const tell = (reference: string) =>
  inTransaction(pool, async (db) => {
    const { ctx, finish } = createContext(world, { db, actor: system, correlationId: "test" });
    await ctx.emit({ type: "booking.created", reference });
    await finish();
  });
const message = async (key: string) => (await pool.query("select * from messages where key = $1", [key])).rows[0];

async function keptEmail(name: string) {
  const files = await fs.readdir(path.join(mailFolder, "mail"));
  return fs.readFile(path.join(mailFolder, "mail", files.find((file) => file.includes(name)) ?? ""), "utf8");
}

test("a reaction runs after the commit, and its email is saved where it can be read", async () => {
  await tell("CTS-FIRST1");
  await eventually(async () => expect(await message("thanks:CTS-FIRST1")).toMatchObject({ state: "kept" }));
  const email = await keptEmail("-thanks-");
  expect(email).toContain("To: amira@example.com");
  expect(email).toContain("Dear guest");
  expect(email).toContain("text/plain");
});

test("a job delivered twice has its effect once", async () => {
  await tell("CTS-TWICE1");
  await eventually(() => expect(ran).toContain("CTS-TWICE1"));
  const { rows } = await pool.query(
    "select data from jobs.job where name = $1 and data->>'reaction' = 'thank' and data->>'eventId' = (select id::text from events where payload->>'reference' = 'CTS-TWICE1')",
    [reactionQueue],
  );
  await world.queue.boss.send(reactionQueue, rows[0].data);
  await tell("CTS-AFTER1");
  await eventually(() => expect(ran).toContain("CTS-AFTER1"));
  expect(ran.filter((reference) => reference === "CTS-TWICE1")).toHaveLength(1);
});

test("a reaction that fails is tried again, without holding up the others", async () => {
  await tell("CTS-STUMB1");
  // The queued entry names no customer.
  const kept = () =>
    pool.query("select output->>'message' as said from jobs.job where output->>'message' like 'no answer%'");
  await eventually(async () => expect((await kept()).rows).toEqual([{ said: "no answer from [email] on [number]" }]));
  await eventually(() => expect(ran).toContain("stumbled CTS-STUMB1"));
  expect(failures).toBe(-1);
});

/** An event whose only job is the one an earlier version queued. */
async function queuedEarlier(reference: string, reaction: string) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into events (id, type, payload, correlation_id, created_at)
     values (gen_random_uuid(), 'booking.created', jsonb_build_object('reference', $1::text), 'test', now()) returning id`,
    [reference],
  );
  const job = { eventId: rows[0]?.id ?? "", reaction };
  await world.queue.boss.send(reactionQueue, job);
  return job;
}

test("a job queued under a reaction’s former name runs, once", async () => {
  const job = await queuedEarlier("CTS-FORMR1", "sendThanks");
  await eventually(() => expect(ran).toContain("CTS-FORMR1"));
  await world.queue.boss.send(reactionQueue, job);
  await tell("CTS-AFTER2");
  await eventually(() => expect(ran).toContain("CTS-AFTER2"));
  expect(ran.filter((reference) => reference === "CTS-FORMR1")).toHaveLength(1);
});

test("a job of a reaction that is gone for good is done with", async () => {
  const { eventId } = await queuedEarlier("CTS-GONEX1", "notePerson");
  const states = async () =>
    (await pool.query("select state from jobs.job where data->>'eventId' = $1", [eventId])).rows.map(
      ({ state }) => state,
    );
  await eventually(async () => expect(await states()).toEqual(["completed"]));
});

test("a job no reaction answers to is kept and tried again", async () => {
  const { eventId } = await queuedEarlier("CTS-UNKNW1", "fromANewerVersion");
  const kept = async () =>
    (await pool.query("select state, output from jobs.job where data->>'eventId' = $1", [eventId])).rows;
  await eventually(async () =>
    expect(await kept()).toEqual([
      { state: "retry", output: { message: "No reaction to booking.created is called fromANewerVersion." } },
    ]),
  );
  const { rows } = await pool.query("select 1 from reaction_runs where event_id = $1", [eventId]);
  expect(rows).toEqual([]);
});

test("a schedule under a former name ends, and those of other programs stay", async () => {
  const names = (await world.queue.boss.getSchedules()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["another-program", "schedule-expire-quotes"]);
});

test("an email with a code is erased once it has been sent", async () => {
  await inTransaction(pool, async (db) => {
    const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
    const content = createElement("p", null, "Your code is 123456");
    await ctx.mail({ key: "code", template: "code", to: "x@example.com", subject: "A code", isSecret: true, content });
  });
  await eventually(async () => expect(await message("secret:code")).toMatchObject({ state: "kept" }));
  expect(await message("secret:code")).toMatchObject({ html: "", body: "" });
  expect(await keptEmail("-code-")).toContain("123456");
});
