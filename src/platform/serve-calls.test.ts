import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openPool } from "#db/connect.ts";
import { type Actor, visitor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import type { BoundCall, UseCase } from "./bind.ts";
import { call, contract } from "./contract.ts";
import type { World } from "./create-context.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import { openQueue, type Queue } from "./jobs/queue.ts";
import { createLogger } from "./logger.ts";
import { CallService } from "./serve-calls.ts";

const noted = z.object({ note: z.string() });
const note = z.object({ note: z.string().check(z.minLength(1, "Write something")) });
const noteContract = contract({
  readNote: call({ summary: "", access: "anyone", effect: "reads", input: z.object({}), output: noted }),
  addNote: call({
    summary: "",
    access: "anyone",
    effect: "creates",
    input: note,
    output: noted,
    refusals: { too_rude: "Please be kind." },
  }),
  preparedNote: call({
    summary: "",
    access: "anyone",
    effect: "changes",
    input: note,
    output: noted,
    refusals: { unknown_place: "Enter another place." },
  }),
  breakNote: call({ summary: "", access: "anyone", effect: "changes", input: note, output: noted }),
  limitedNote: call({
    summary: "",
    access: "anyone",
    effect: "reads",
    limit: { times: 2, seconds: 60 },
    input: z.object({}),
    output: noted,
  }),
  memberNote: call({ summary: "", access: "signed_in", effect: "reads", input: z.object({}), output: noted }),
  adminNote: call({ summary: "", access: ["admin"], effect: "reads", input: z.object({}), output: noted }),
});

const write = (text: string) =>
  sql`insert into people (id, first_name, last_name, email, first_seen_at, last_seen_at) values (gen_random_uuid(), ${text}, '', gen_random_uuid()::text, now(), now())`;

let heldBefore: number | undefined;
const heldConnections = () => pool.totalCount - pool.idleCount;

const useCases: { readonly [K in keyof typeof noteContract]: UseCase<(typeof noteContract)[K]> } = {
  readNote: async () => accept({ note: "read" }),
  async addNote(ctx, input) {
    await ctx.db.execute(write(input.note));
    await ctx.emit({ type: "enquiry.received", reference: input.note });
    return input.note === "rude" ? refuse("too_rude") : accept({ note: input.note });
  },
  preparedNote: Object.assign(async () => accept({ note: `${heldBefore} before, ${heldConnections()} within` }), {
    before: async (_ctx: unknown, { note }: { note: string }) => {
      heldBefore = heldConnections();
      return note === "nowhere" ? refuse("unknown_place") : undefined;
    },
  }),
  async breakNote(ctx, input) {
    await ctx.db.execute(write(input.note));
    throw new Error("the printer is on fire");
  },
  limitedNote: async () => accept({ note: "limited" }),
  memberNote: async () => accept({ note: "member" }),
  adminNote: async () => accept({ note: "admin" }),
};
const calls = Object.entries(noteContract).map(([key, call]) => ({
  call,
  run: useCases[key as keyof typeof useCases] as BoundCall["run"],
}));

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let queue: Queue;
let service: CallService;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
  const log = createLogger("silent");
  queue = await openQueue(database.address, false, log);
  const reactions: World["reactions"] = {
    "booking.created": {},
    "enquiry.received": { thank: async () => {} },
    "application.invited": {},
    "invite.accepted": {},
    "partner.standing_changed": {},
  };
  const world: World = {
    queue,
    reactions,
    siteUrl: "http://localhost",
    secret: "for tests",
    log,
    handed,
    clock: () => new Date(),
  };
  service = new CallService({ pool, world, limiter: createRateLimiter(pool, "secret"), calls });
});
afterAll(async () => {
  await queue.boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
});

type Asking = { body?: unknown; actor?: Actor; caller?: string; key?: string };

async function ask(name: string, { body = {}, actor = visitor, caller = "127.0.0.1", key }: Asking = {}) {
  const bound = service.find(name);
  if (!bound) throw new Error(`no call ${name}`);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return service.answer(bound, {
    body: text,
    actor,
    caller: { address: caller, userAgent: "" },
    correlationId: "test",
    idempotencyKey: key,
  });
}
const count = async (text: string) =>
  Number((await pool.query("select count(*) from people where first_name = $1", [text])).rows[0].count);
const person = (...roles: ("admin" | "driver")[]): Actor => ({ kind: "person", userId: "u1", roles });

test("an answer carries success and the output", async () => {
  expect(await ask("read-note")).toEqual({ status: 200, body: { success: true, note: "read" } });
});

describe("three kinds of no", () => {
  test("input that makes no sense: 422 with a message for each field", async () => {
    const reply = await ask("add-note", { body: { note: "" } });
    expect(reply).toMatchObject({
      status: 422,
      body: { success: false, error: "invalid_input", fields: { note: "Write something" } },
    });
  });
  test("text that is not JSON: 400", async () => {
    expect(await ask("add-note", { body: "{" })).toMatchObject({
      status: 400,
      body: { success: false, error: "bad_json" },
    });
  });
  test.each([
    ["a NUL", '{"note":"\\u0000"}', "note"],
    ["half a surrogate pair", '{"note":"\\ud800"}', "note"],
    ["the same in a name", '{"\\ud800":1}', "request"],
  ])("text that cannot be kept, %s: 422 and where it is", async (_what, body, field) => {
    const fields = { [field]: "Please remove the characters we can’t read" };
    expect(await ask("add-note", { body })).toMatchObject({ status: 422, body: { error: "invalid_input", fields } });
  });
  test("a refusal: 409 with its sentence, and nothing is written", async () => {
    const reply = await ask("add-note", { body: { note: "rude" } });
    expect(reply).toMatchObject({
      status: 409,
      body: { success: false, error: "too_rude", message: "Please be kind." },
    });
    expect(await count("rude")).toBe(0);
  });
  test("something broke: 500 with a code to quote, no inner words, and nothing is written", async () => {
    const reply = await ask("break-note", { body: { note: "broken" } });
    expect(reply).toMatchObject({
      status: 500,
      body: { error: "broken", code: expect.stringMatching(/^E-[0-9A-Z]{6}$/) },
    });
    expect(JSON.stringify(reply.body)).not.toContain("printer");
    expect(await count("broken")).toBe(0);
  });
});

test.each([
  ["member-note", visitor, 401],
  ["member-note", person(), 200],
  ["admin-note", visitor, 401],
  ["admin-note", person("driver"), 403],
  ["admin-note", person("admin", "driver"), 200],
] as const)("%s asked by %o gives %i", async (name, actor, status) => {
  expect((await ask(name, { actor })).status).toBe(status);
});

describe("an idempotency key", () => {
  test("gives the first answer again and creates nothing twice", async () => {
    const first = await ask("add-note", { body: { note: "once" }, key: "key-00000001" });
    const second = await ask("add-note", { body: { note: "once" }, key: "key-00000001" });
    expect(second.body).toEqual(first.body);
    expect(second.headers).toEqual({ "idempotency-replayed": "true" });
    expect(await count("once")).toBe(1);
  });
  test("holds when twenty arrive at the same moment", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask("add-note", { body: { note: "crowd" }, key: "key-00000002" })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body)))).toHaveProperty("size", 1);
    expect(await count("crowd")).toBe(1);
  });
  test("does not serve a different request", async () => {
    await ask("add-note", { body: { note: "one" }, key: "key-00000004" });
    expect(await ask("add-note", { body: { note: "other" }, key: "key-00000004" })).toMatchObject({
      status: 422,
      body: { error: "idempotency_key_reused" },
    });
  });
  test("of a refused request may be used again", async () => {
    await ask("add-note", { body: { note: "rude" }, key: "key-00000003" });
    expect((await ask("add-note", { body: { note: "kind" }, key: "key-00000003" })).status).toBe(200);
  });
  test("of a wrong shape gets a message saying so", async () => {
    expect(await ask("add-note", { body: { note: "x" }, key: "short" })).toMatchObject({ status: 400 });
  });
});

test("the third call of two within a minute waits, and another address does not", async () => {
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask("limited-note", { caller: "10.0.0.1" })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask("limited-note", { caller: "10.0.0.1" })).headers).toHaveProperty("retry-after");
  expect((await ask("limited-note", { caller: "10.0.0.2" })).status).toBe(200);
});

test("an event and its reactions are queued with the change, and not at all without it", async () => {
  await ask("add-note", { body: { note: "evented" } });
  const events = await pool.query("select id from events where payload->>'reference' = 'evented'");
  const jobs = await pool.query("select 1 from jobs.job where data->>'eventId' = $1", [events.rows[0].id]);
  expect(jobs.rowCount).toBe(1);
  expect((await pool.query("select 1 from events where payload->>'reference' = 'rude'")).rowCount).toBe(0);
});

test("what a service outside is asked first is asked before a connection is taken, and can refuse", async () => {
  expect((await ask("prepared-note", { body: { note: "here" } })).body).toMatchObject({ note: "0 before, 1 within" });
  expect(await ask("prepared-note", { body: { note: "nowhere" } })).toMatchObject({
    status: 409,
    body: { error: "unknown_place", message: "Enter another place." },
  });
});
