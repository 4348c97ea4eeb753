import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createElement } from "react";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPool } from "#db/connect.ts";
import { system } from "#domain/roles.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { createContext, type World } from "./create-context.ts";
import { createLogger } from "./logger.ts";
import { createCarrier } from "./mail/carrier.ts";
import { deliverLetter } from "./mail/post-office.ts";
import { openQueue, reactionQueue } from "./queue.ts";
import { inTransaction } from "./transaction.ts";
import { workJobs } from "./work-jobs.ts";

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
      if (event.reference === "CTS-STUMB1" && failures-- > 0) throw new Error("not yet");
      ran.push(`stumbled ${event.reference}`);
    },
  },
  "enquiry.received": {},
  "application.invited": {},
  "invite.accepted": {},
  "partner.standing_changed": {},
};
let mailFolder: string;

beforeAll(async () => {
  mailFolder = await fs.mkdtemp(path.join(os.tmpdir(), "cts-mail-"));
  database = await createTestDatabase();
  pool = openPool(database.address);
  const log = createLogger("silent");
  const queue = await openQueue(database.address, true, log);
  world = { queue, reactions, siteUrl: "http://localhost", secret: "for tests", log, clock: () => new Date() };
  const carrier = createCarrier({ smtpUrl: undefined, from: "Us <us@cts.example>", dataDir: mailFolder });
  await workJobs({ pool, world, carrier, schedule: {} });
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

test("a reaction runs after the commit, and its letter is kept where it can be read", async () => {
  await tell("CTS-FIRST1");
  await vi.waitFor(async () => expect(await message("thanks:CTS-FIRST1")).toMatchObject({ state: "kept" }), 15_000);
  const [file] = await fs.readdir(path.join(mailFolder, "mail"));
  const letter = await fs.readFile(path.join(mailFolder, "mail", file ?? ""), "utf8");
  expect(letter).toContain("To: amira@example.com");
  expect(letter).toContain("Dear guest");
  expect(letter).toContain("text/plain");
});

test("a job delivered twice has its effect once", async () => {
  await tell("CTS-TWICE1");
  await vi.waitFor(() => expect(ran).toContain("CTS-TWICE1"), 15_000);
  const { rows } = await pool.query(
    "select data from jobs.job where name = $1 and data->>'reaction' = 'thank' and data->>'eventId' = (select id::text from events where payload->>'reference' = 'CTS-TWICE1')",
    [reactionQueue],
  );
  await world.queue.boss.send(reactionQueue, rows[0].data);
  await tell("CTS-AFTER1");
  await vi.waitFor(() => expect(ran).toContain("CTS-AFTER1"), 15_000);
  expect(ran.filter((reference) => reference === "CTS-TWICE1")).toHaveLength(1);
});

test("a reaction that fails is tried again, without holding up the others", async () => {
  await tell("CTS-STUMB1");
  await vi.waitFor(() => expect(ran).toContain("stumbled CTS-STUMB1"), 20_000);
  expect(failures).toBe(-1);
});

test("by SMTP the letter arrives whole; while the server refuses it waits and says why", async () => {
  const received: string[] = [];
  let refusals = 1;
  const smtp = new SMTPServer({
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? new Error("mailbox busy") : null),
    onData: (stream, _session, done) =>
      void stream.on("data", (part: Buffer) => received.push(part.toString())).on("end", () => done()),
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const address = smtp.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const carrier = createCarrier({
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: "Us <us@cts.example>",
    dataDir: mailFolder,
  });
  const id = "00000000-0000-7000-8000-000000000001";
  await pool.query(
    "insert into messages (id, key, template, recipient, subject, html, body, state, created_at) values ($1, 'smtp', 'thanks', 'thabo@example.com', 'Your trip', '<p>On <b>Friday</b></p>', 'On Friday', 'queued', now())",
    [id],
  );
  const deliver = () =>
    inTransaction(pool, (db) =>
      deliverLetter(db, id, { carrier, queue: world.queue, log: world.log, now: new Date() }),
    );

  await deliver();
  expect(await message("smtp")).toMatchObject({
    state: "queued",
    attempts: 1,
    error: expect.stringContaining("mailbox busy"),
  });
  await deliver();
  expect(await message("smtp")).toMatchObject({ state: "sent", attempts: 2, error: null });
  await deliver();
  expect(received.join("").match(/^Subject: Your trip/gm)).toHaveLength(1);
  expect(received.join("")).toContain(`Message-ID: <${id}@cts.example>`);
  await new Promise<void>((resolve) => smtp.close(resolve));
});

test("after the last try a letter has failed and stays readable", async () => {
  const carrier = { outcome: "sent" as const, carry: () => Promise.reject(new Error("no such host")) };
  const id = "00000000-0000-7000-8000-000000000002";
  await pool.query(
    "insert into messages (id, key, template, recipient, subject, html, body, state, attempts, created_at) values ($1, 'lost', 'thanks', 'x@example.com', 'S', 'H', 'B', 'queued', 5, now())",
    [id],
  );
  await inTransaction(pool, (db) =>
    deliverLetter(db, id, { carrier, queue: world.queue, log: world.log, now: new Date() }),
  );
  expect(await message("lost")).toMatchObject({ state: "failed", attempts: 6, error: "no such host", body: "B" });
});

test("a letter that lets somebody in is forgotten once it has left the house", async () => {
  await inTransaction(pool, async (db) => {
    const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
    const content = createElement("p", null, "Your code is 123456");
    await ctx.mail({ key: "code", template: "code", to: "x@example.com", subject: "A code", isSecret: true, content });
  });
  await vi.waitFor(async () => expect(await message("secret:code")).toMatchObject({ state: "kept" }), 15_000);
  expect(await message("secret:code")).toMatchObject({ html: "", body: "" });
  const files = await fs.readdir(path.join(mailFolder, "mail"));
  const kept = files.find((file) => file.includes("-code-")) ?? "";
  expect(await fs.readFile(path.join(mailFolder, "mail", kept), "utf8")).toContain("123456");
});
