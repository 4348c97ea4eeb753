import { createElement } from "react";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { aMailServer } from "#testing/builders/services/a-mail-server.ts";
import { eventually } from "#testing/eventually.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { createContext, type World } from "../create-context.ts";
import { mailQueue, openQueue, reactionQueue } from "../jobs/queue.ts";
import { workJobs } from "../jobs/work-jobs.ts";
import { createLogger } from "../logger.ts";
import { inTransaction } from "../transaction.ts";
import type { Email } from "./email.ts";
import { createCarrier } from "./mail-transport.ts";
import { deliverEmail } from "./mailer.ts";

type MailServer = Awaited<ReturnType<typeof aMailServer>>;
type Row = { id: string; state: string; attempts: number; error: string | null; next_try_at: Date | null };

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let world: World;
let now = new Date("2026-11-20T08:00:00Z");
const open: MailServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
  const log = createLogger("silent");
  const queue = await openQueue(database.address, true, log);
  world = { queue, reactions: {}, siteUrl: "http://localhost", secret: "for tests", log, handed, clock: () => now };
});
beforeEach(() => {
  now = new Date("2026-11-20T08:00:00Z");
});
afterAll(async () => {
  for (const server of open) await server.close();
  await world.queue.boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
});

const server = async (...decide: Parameters<typeof aMailServer>) => {
  const opened = await aMailServer(...decide);
  open.push(opened);
  return opened;
};
const carrierTo = ({ url }: MailServer) =>
  createCarrier({ smtpUrl: url, from: "Us <us@cts.example>", host: "cts.example", dataDir: "/nowhere" });
const sender = async () => ({ name: "Us", email: "office@cts.example" });

async function write(key: string, changes: Partial<Email> = {}): Promise<string> {
  await inTransaction(pool, async (db) => {
    const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
    const content = createElement("p", null, `About ${key}`);
    await ctx.mail({ key, template: "news", to: "thandi@example.com", subject: `S ${key}`, content, ...changes });
  });
  return (await rowOf(key)).id;
}
const rowOf = async (key: string): Promise<Row> => {
  const { rows } = await pool.query<Row>("select * from messages where key = $1", [key]);
  if (!rows[0]) throw new Error(`There is no letter ${key}.`);
  return rows[0];
};
const deliver = (id: string, to: MailServer, carrier = carrierTo(to)) =>
  deliverEmail(pool, id, { ...world, carrier, sender, now });
const subjects = ({ received }: MailServer) => received.map((email) => /^Subject: (.*)\r$/m.exec(email)?.[1]);

describe("an email the server puts off", () => {
  test("waits 1, 5 and 30 minutes, 2 and 12 hours, and arrives once it is taken", async () => {
    let busy = 5;
    const post = await server({ recipient: () => (busy-- > 0 ? { code: 451, text: "mailbox busy" } : null) });
    const id = await write("late");
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      await deliver(id, post);
      const { state, error, next_try_at } = await rowOf("late");
      expect({ state, error }).toEqual({ state: "queued", error: expect.stringContaining("mailbox busy") });
      const next = next_try_at ?? now;
      waits.push((next.getTime() - now.getTime()) / 60_000);
      const { rows } = await pool.query("select 1 from jobs.job where data->>'messageId' = $1 and start_after = $2", [
        id,
        next,
      ]);
      expect(rows).toHaveLength(1);
      now = next;
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await deliver(id, post);
    expect(await rowOf("late")).toMatchObject({ state: "sent", attempts: 6, error: null, next_try_at: null });
    await deliver(id, post);
    expect(subjects(post)).toEqual(["S late"]);
  });

  test("has failed after the last try, and stays readable", async () => {
    const post = await server({ recipient: () => ({ code: 452, text: "mailbox full" }) });
    const id = await write("never");
    for (let tries = 0; tries < 6; tries++) {
      await deliver(id, post);
      now = (await rowOf("never")).next_try_at ?? now;
    }
    const failed = { state: "failed", attempts: 6, body: "About never", next_try_at: null };
    expect(await rowOf("never")).toMatchObject(failed);
  });
});

describe("what a server says", () => {
  test("of an address it does not know ends the matter at once", async () => {
    const post = await server({ recipient: () => ({ code: 550, text: "no such user here" }) });
    await deliver(await write("unknown"), post);
    const failed = { state: "failed", attempts: 1, error: expect.stringContaining("no such user here") };
    expect(await rowOf("unknown")).toMatchObject(failed);
  });

  test("of our own address does not: that is ours to put right", async () => {
    const post = await server({ sender: () => ({ code: 550, text: "you are not known here" }) });
    await deliver(await write("sender"), post);
    expect(await rowOf("sender")).toMatchObject({ state: "queued", attempts: 1 });
  });

  test("is nothing when it is not there: the email waits", async () => {
    const post = await server();
    await post.close();
    await deliver(await write("silent"), post);
    expect(await rowOf("silent")).toMatchObject({ state: "queued", attempts: 1 });
  });
});

describe("an email leaves once", () => {
  test("though two carry it at the same time", async () => {
    const post = await server();
    const id = await write("two hands");
    await Promise.all([deliver(id, post), deliver(id, post), deliver(id, post)]);
    expect(subjects(post)).toEqual(["S two hands"]);
  });

  test("a crash between the server's yes and ours sends one more copy, which a mailbox knows by its id", async () => {
    const post = await server();
    const id = await write("crash");
    const { carry, ...carrier } = carrierTo(post);
    let hasTaken = false;
    const powerCut = async (message: Parameters<typeof carry>[0]) => {
      await carry(message);
      hasTaken = true;
      await new Promise(() => undefined);
    };
    // It gives up long after these tests, when there is no database any more.
    void deliver(id, post, { ...carrier, carry: powerCut }).catch(() => undefined);
    await eventually(() => expect(hasTaken).toBe(true));
    const { state, attempts, next_try_at: until } = await rowOf("crash");
    expect({ state, attempts }).toEqual({ state: "queued", attempts: 0 });
    // Anyone who comes before the claim has ended leaves it alone, and looks again then.
    for (let tries = 0; tries < 3; tries++) await deliver(id, post);
    expect(post.received).toHaveLength(1);
    const again = "select 1 from jobs.job where data->>'messageId' = $1 and start_after = $2";
    expect((await pool.query(again, [id, until])).rows.length).toBeGreaterThan(0);
    now = until ?? now;
    for (let tries = 0; tries < 3; tries++) await deliver(id, post);
    expect(await rowOf("crash")).toMatchObject({ state: "sent", attempts: 1, next_try_at: null });
    expect(post.received).toHaveLength(2);
    for (const copy of post.received) expect(copy).toContain(`Message-ID: <${id}@cts.example>`);
  });
});

test("a server that thinks for long holds no connection, and no one else waits for it", async () => {
  const post = await server();
  const ids = await Promise.all(Array.from({ length: 12 }, (_, nth) => write(`slow ${nth}`)));
  let answer = () => {};
  const thinking = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let waiting = 0;
  const slow = {
    outcome: "sent" as const,
    async carry() {
      waiting++;
      await thinking;
    },
  };
  const all = ids.map((id) => deliver(id, post, slow));
  await eventually(() => expect(waiting).toBe(12));
  // The last of them gives its connection back a moment after it has claimed its email.
  await eventually(() => expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]));
  const open =
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
  expect((await pool.query(open)).rows).toEqual([]);
  await deliver(await write("quick"), post);
  expect(await rowOf("quick")).toMatchObject({ state: "sent" });
  answer();
  await Promise.all(all);
  expect(await rowOf("slow 11")).toMatchObject({ state: "sent", attempts: 1, next_try_at: null });
});

describe("what arrives", () => {
  test("is whole: both forms, from us, answered to the company or to whom the email names", async () => {
    const post = await server();
    await deliver(await write("to guest"), post);
    await deliver(await write("to office", { to: "office@cts.example", replyTo: "thandi@example.com" }), post);
    const [toGuest = "", toTeam = ""] = post.received;
    expect(toGuest).toContain("From: Us <us@cts.example>");
    expect(toGuest).toContain("Reply-To: office@cts.example");
    expect(toGuest).toContain("Content-Type: text/plain");
    expect(toGuest).toContain("Content-Type: text/html");
    expect(toGuest).toContain("Auto-Submitted: auto-generated");
    expect(toTeam).toContain("Reply-To: thandi@example.com");
    expect(toGuest).not.toContain("List-Unsubscribe");
  });

  test("can be stopped by one request where it says so", async () => {
    const post = await server();
    await deliver(await write("to stop", { unsubscribeUrl: "https://cts.example/stop?token=abc" }), post);
    expect(post.received[0]).toContain("List-Unsubscribe: <https://cts.example/stop?token=abc>");
    expect(post.received[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  test("offers a calendar entry in the email and as a file, and brings the other files too", async () => {
    const post = await server();
    const attachments = [
      { name: "trip.ics", type: "text/calendar; charset=utf-8; method=REQUEST", content: "BEGIN:VCALENDAR" },
      { name: "invoice.pdf", type: "application/pdf", content: new Uint8Array([37, 80, 68, 70]) },
    ];
    await deliver(await write("calendar", { attachments }), post);
    const [email = ""] = post.received;
    expect(email).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(email.match(/filename=trip\.ics/g)).toHaveLength(1);
    expect(email.match(/filename=invoice\.pdf/g)).toHaveLength(1);
  });
});

describe("sent once more", () => {
  const again = (id: string) =>
    inTransaction(pool, (db) => createContext(world, { db, actor: system, correlationId: "t" }).ctx.mailAgain(id));

  test("a failed letter is tried again; one that arrived goes under a new id", async () => {
    let answer: { code: number; text: string } | null = { code: 550, text: "unknown" };
    const post = await server({ recipient: () => answer });
    const id = await write("again");
    await deliver(id, post);
    answer = null;
    expect(await again(id)).toBe(true);
    expect(await again(id)).toBe(false);
    await deliver(id, post);
    expect(await rowOf("again")).toMatchObject({ id, state: "sent", attempts: 1 });

    expect(await again(id)).toBe(true);
    const { rows } = await pool.query("select id, subject, state from messages where key like 'again:again:%'");
    expect(rows).toMatchObject([{ subject: "S again", state: "queued" }]);
    await deliver(rows[0].id, post);
    expect(new Set(post.received.map((email) => /^Message-ID: (.*)\r$/m.exec(email)?.[1])).size).toBe(2);
  });

  test("an email that let someone in cannot be: its words are gone", async () => {
    const post = await server();
    await write("key", { isSecret: true }).catch(() => "");
    const { id } = await rowOf("secret:key");
    await deliver(id, post);
    expect(await again(id)).toBe(false);
  });
});

test("emails go in the order they were written, and a poisoned one stops none of them", async () => {
  await pool.query("delete from jobs.job");
  const post = await server({ recipient: (to) => (to.startsWith("bad") ? { code: 550, text: "no" } : null) });
  now = new Date();
  await write("first");
  await write("poisoned", { to: "bad@example.com" });
  await write("broken", { to: "not an address" });
  await write("second");
  await write("third");
  await workJobs({ pool, world, carrier: carrierTo(post), sender, schedule: {} });
  await eventually(() => expect(subjects(post)).toEqual(["S first", "S second", "S third"]));
  // The emails of another test are its own to deliver.
  for (const queue of [mailQueue, reactionQueue]) await world.queue.boss.offWork(queue);
  expect(await rowOf("poisoned")).toMatchObject({ state: "failed" });
  expect(await rowOf("broken")).toMatchObject({ state: "failed" });
}, 30_000);
