import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { react } from "#platform/jobs/work-jobs.ts";
import { undoableActionsOf } from "#testing/builders/services/undoable-actions.ts";
import { demoNow } from "#testing/test-database.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Waiting = { readonly event: string; readonly reaction: string };

let site: Site;
let team: Record<string, string>;
let doable: ReturnType<typeof undoableActionsOf>;
let ahead = 0;

beforeAll(async () => {
  site = await openTestSite({ waitsForUndo: true, hasStandInPhones: true }, { template: "demo" });
  const start = demoNow.getTime() - Date.now();
  site.world.clock = () => new Date(Date.now() + start + ahead);
  team = (await site.as("admin")).headers;
  doable = undoableActionsOf({ site, call, now: () => site.world.clock() });
});
afterAll(() => site.close());
beforeEach(() => {
  ahead += 60_000;
});

const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
  (await site.pool.query<T & Record<string, unknown>>(text, values)).rows as T[];
const call = (name: string, input: object, headers = team) => site.call(name, input, headers);
const heldIn = (reply: Response): { id: string; seconds: number; title: string } =>
  JSON.parse(decodeURIComponent(reply.headers.get("x-held") ?? "null"));

/** Histories tell of both, and versions count on: all else must be as it was, to the byte. */
// Sums of figures keep a line of nothing.
const told = /^(audit_log|figure_sums|held_actions|rate_limits|idempotency_keys|\w+_moves)$/;

/** Table → a sum of all its rows. */
async function everyTable(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const compared = tables.filter(({ name }) => !told.test(name) || name === "assignment_moves");
  const sums = compared.map(({ name }) => {
    const row = name === "quotes" ? "to_jsonb(t) - 'row_version'" : "to_jsonb(t) - 'version'";
    return `select '${name}' as name, md5(string_agg(md5((${row})::text), ' ' order by md5((${row})::text))) as sum from ${name} t`;
  });
  const rows = await rowsOf<{ name: string; sum: string }>(sums.join(" union all "));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const waiting = (id: string) =>
  rowsOf<Waiting>(
    "select data ->> 'eventId' as event, data ->> 'reaction' as reaction from jobs.job where data ->> 'heldBy' = $1 order by id",
    [id],
  );

test.each([
  ["a cancellation with its refund", "cancelling", "cancel"],
  ["an assignment", "assigning", "assign"],
  ["assignments of several trips", "assigningSeveral", "assign"],
  ["a driver who was removed", "unassigning", "unassign"],
  ["two drivers who were swapped", "swapping", "assign"],
  ["a plan", "planning", "plan"],
  ["a vehicle sent to a breakdown", "rescuing", "rescue"],
  ["an offer to several at once", "offering", "offer"],
  ["a quote", "sending", "quote"],
  ["an answer to an enquiry", "answering", "answer"],
  ["an answer by email", "answeringByEmail", "answer"],
  ["an answer by WhatsApp", "answeringByWhatsApp", "answer"],
  ["an answer by SMS", "answeringBySms", "answer"],
  ["the first word in a thread", "openingThread", "answer"],
  ["an email from the booking’s page", "writingToCustomer", "answer"],
  ["a message to a driver", "writing", "driver_message"],
  ["an invoice by email", "billing", "invoice"],
  ["a statement of account", "stating", "statement"],
] as const)("%s is undone to the byte, and no one hears of it", async (_, action, kind) => {
  const find = doable[action];
  const { name, input } = await find();
  const before = await everyTable();
  const reply = await call(name, input);
  expect(await reply.text()).not.toMatch(/"error":"/);
  const held = heldIn(reply);
  expect(held).toMatchObject({ seconds: 10 });
  const undone = await call("undo-action", { id: held.id });
  expect(await undone.text()).not.toMatch(/"error":"/);
  const after = await everyTable();
  expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual([]);
  expect(await waiting(held.id)).toEqual([]);
  const log = await rowsOf<{ action: string }>("select action from audit_log where action = $1", [`${kind}.undone`]);
  expect(log.length).toBeGreaterThan(0);
  // What was undone can be done again.
  const again = await call(name, (await find()).input);
  expect(again.status).toBe(200);
  expect((await call("undo-action", { id: heldIn(again).id })).status).toBe(200);
});

test("what has been undone, or told, or changed since, is not undone", async () => {
  const held = heldIn(await call("cancel-at-desk", (await doable.cancelling()).input));
  expect((await call("undo-action", { id: held.id })).status).toBe(200);
  expect(await (await call("undo-action", { id: held.id })).json()).toMatchObject({ error: "undone" });

  const late = heldIn(await call("unassign-trip", (await doable.unassigning()).input));
  ahead += 11_000;
  expect(await (await call("undo-action", { id: late.id })).json()).toMatchObject({ error: "too_late" });

  const trip = (await doable.unassigning()).input as { trip_id: string; version: number };
  const first = heldIn(await call("unassign-trip", trip));
  await site.pool.query("update trips set version = version + 1 where id = $1", [trip.trip_id]);
  expect(await (await call("undo-action", { id: first.id })).json()).toMatchObject({ error: "changed_since" });
});

test("undoing and telling never both happen, in either order", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const held = heldIn(await call("unassign-trip", (await doable.unassigning()).input));
    const jobs = await waiting(held.id);
    expect(jobs.length).toBeGreaterThan(0);
    const tell = () =>
      Promise.all(
        jobs.map(({ event, reaction }) => react(site, { eventId: event, reaction, heldBy: held.id }).catch(() => {})),
      );
    const undo = async () => (await call("undo-action", { id: held.id })).status;
    const together = async () => (await Promise.all([undo(), tell()]))[0];
    const status = round % 2 ? await together() : await tell().then(undo);
    const ran = await rowsOf<{ count: number }>(
      "select count(*)::int as count from reaction_runs where event_id = any ($1::uuid[])",
      [jobs.map(({ event }) => event)],
    );
    const wasTold = (ran[0]?.count ?? 0) > 0;
    expect(wasTold).toBe(status !== 200);
    outcomes.add(wasTold ? "told" : "undone");
    ahead += 60_000;
  }
  expect(outcomes.has("told")).toBe(true);
});

test("ten press undo at once: it happens once", async () => {
  const held = heldIn(await call("cancel-at-desk", (await doable.cancelling()).input));
  const replies = await Promise.all(Array.from({ length: 10 }, () => call("undo-action", { id: held.id })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const log = await rowsOf("select 1 from audit_log where action = 'cancel.undone' and at >= $1", [
    new Date(site.world.clock().getTime() - 30_000),
  ]);
  expect(log.length).toBeGreaterThan(0);
});

test("a payment for a booking that was just cancelled waits its turn, and a call for help does not", async () => {
  const action = await doable.cancelling();
  const [booking] = await rowsOf<{ reference: string }>("select reference from bookings where id = $1", [
    (action.input as { id: string }).id,
  ]);
  const held = heldIn(await call(action.name, action.input));
  const now = site.world.clock();
  const put = async (type: string) => {
    const [row] = await rowsOf<{ id: string }>(
      "insert into events (id, type, payload, created_at) values (gen_random_uuid(), $1, $2, $3) returning id",
      [type, JSON.stringify({ reference: booking?.reference, tripId: booking?.reference }), now],
    );
    return row?.id ?? "";
  };
  const [paid, help] = [await put("payment.succeeded"), await put("sos.raised")];
  const { waitsFor } = await import("#platform/held/waits-for.ts");
  const { createContext } = await import("#platform/create-context.ts");
  const { openDatabase } = await import("#db/connect.ts");
  const { system } = await import("#domain/account/roles.ts");
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" });
  expect(await waitsFor(ctx, { eventId: paid, reaction: "countPayment" })).toBeInstanceOf(Date);
  expect(await waitsFor(ctx, { eventId: help, reaction: "sendSosAlert" })).toBeUndefined();
  await site.pool.query("delete from events where id in ($1, $2)", [paid, help]);
  expect((await call("undo-action", { id: held.id })).status).toBe(200);
});

test("it is theirs who might have done it, and everyone who looks at the record sees it", async () => {
  const action = await doable.sending();
  const held = heldIn(await call(action.name, action.input));
  const subject = `quote:${(action.input as { id: string }).id}`;
  const dispatcher = (await site.as("dispatcher")).headers;
  const colleague = (await site.as("admin")).headers;
  expect((await call("undo-action", { id: held.id }, dispatcher)).status).toBe(404);
  expect(await (await call("held-actions", { subject }, dispatcher)).json()).toMatchObject({ actions: [] });
  const { actions } = await (await call("held-actions", { subject }, colleague)).json();
  expect(actions).toMatchObject([{ id: held.id, is_mine: false, seconds_left: expect.any(Number) }]);
  expect((await call("undo-action", { id: held.id }, colleague)).status).toBe(200);
});

test("a driver does not see a message that can still be undone", async () => {
  const [driver] = await rowsOf<{ id: string; user_id: string; email: string }>(
    "select d.id, d.user_id, u.email from drivers d join users u on u.id = d.user_id limit 1",
  );
  const phone = (await site.signIn(driver?.email ?? "")).headers;
  const texts = async () => {
    const { messages } = await (await call("my-thread", {}, phone)).json();
    return messages.map(({ text }: { text: string }) => text);
  };
  await call("send-message-to-driver", { driver_id: driver?.id, text: "Only in ten seconds" });
  expect(await texts()).not.toContain("Only in ten seconds");
  ahead += 11_000;
  expect(await texts()).toContain("Only in ten seconds");
});

test.each(["email", "whatsapp", "sms"] as const)(
  "an answer by %s waits in its thread for both of us to see",
  async (way) => {
    const find = { email: doable.answeringByEmail, whatsapp: doable.answeringByWhatsApp, sms: doable.answeringBySms }[
      way
    ];
    const { name, input } = await find();
    const { thread } = input as { thread: string };
    const colleague = (await site.as("admin")).headers;
    const seen = async (headers: Record<string, string> = colleague) => {
      const read = await (await call("read-thread", { thread }, headers)).json();
      const { kind, text, delivery } = read.entries.at(-1);
      const subject = `thread:${read.reference ?? read.id}`;
      const { actions } = await (await call("held-actions", { subject }, headers)).json();
      return { kind, text, delivery, undo: actions.map(({ is_mine }: { is_mine: boolean }) => is_mine) };
    };
    const said = { kind: "out", text: "We have a child seat for you." };
    const before = await seen();
    const held = heldIn(await call(name, input));
    expect([await seen(), await seen(team)]).toEqual([
      { ...said, delivery: "held", undo: [false] },
      { ...said, delivery: "held", undo: [true] },
    ]);
    // Its message starts when the seconds are over, in any process that works the queue.
    const [job] = await rowsOf<{ waits: boolean }>(
      `select start_after >= $2 as waits from jobs.job where name = 'mail' and data ->> 'messageId' = (
      select after ->> 'id' from held_rows where action_id = $1 and table_name = 'messages')`,
      [held.id, new Date(site.world.clock().getTime() + 9000)],
    );
    expect(job).toEqual({ waits: true });
    expect((await call("undo-action", { id: held.id }, colleague)).status).toBe(200);
    expect(await seen()).toEqual(before);

    await call(name, (await find()).input);
    ahead += 11_000;
    expect(await seen()).toEqual({ ...said, delivery: "queued", undo: [] });
  },
);
