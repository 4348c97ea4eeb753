import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { react } from "#platform/jobs/work-jobs.ts";
import { demoNow } from "#testing/test-database.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Action = { readonly name: string; readonly input: object };
type Waiting = { readonly event: string; readonly reaction: string };

let site: Site;
let team: Record<string, string>;
let ahead = 0;

beforeAll(async () => {
  site = await openTestSite({ waitsForUndo: true }, { template: "demo" });
  const start = demoNow.getTime() - Date.now();
  site.world.clock = () => new Date(Date.now() + start + ahead);
  team = (await site.as("admin")).headers;
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

const findFuture = (where: string) =>
  rowsOf<{ id: string; version: number; reference: string; trip: string; trip_version: number }>(
    `select b.id, b.version, b.reference, t.id as trip, t.version as trip_version from bookings b join trips t on t.booking_id = b.id
    where b.state = 'confirmed' and t.pickup_at > $1 and t.part = 1 and ${where} order by t.pickup_at, t.id`,
    [new Date(site.world.clock().getTime() + 30 * 3_600_000)],
  );

async function cancelling(): Promise<Action> {
  const [booking] = await findFuture("b.paid_cents > 0 and b.state = 'confirmed' and t.state = 'assigned'");
  if (!booking) throw new Error("The demo has no paid booking to cancel.");
  const { id, version } = booking;
  return { name: "cancel-at-desk", input: { id, version, code: "NO_VEHICLE", note: "The coach broke down", legs: [] } };
}

async function assigning(): Promise<Action> {
  for (const { trip, trip_version: version } of await findFuture("t.state = 'unassigned'")) {
    const found = await (await call("candidates-for-trip", { trip_id: trip })).json();
    const best = found.candidates?.find((one: { can: boolean; vehicle: object | null }) => one.can && one.vehicle);
    if (best)
      return {
        name: "assign-trip",
        input: { trip_id: trip, version, driver_id: best.driver.id, vehicle_id: best.vehicle.id },
      };
  }
  throw new Error("The demo has no trip that anyone could drive.");
}

async function unassigning(): Promise<Action> {
  const [one] = await findFuture("t.state = 'assigned'");
  return { name: "unassign-trip", input: { trip_id: one?.trip, version: one?.trip_version, reason: "He is ill" } };
}

async function sending(): Promise<Action> {
  const drafts = await rowsOf<{ id: string; row_version: number }>(
    "select id, row_version from quotes where state = 'draft'",
  );
  return { name: "send-quote", input: { ...drafts[0], is_confirmed: true } };
}

async function answering(): Promise<Action> {
  const [row] = await rowsOf<{ id: string; version: number }>(
    "select id, version from enquiries where state = 'new' limit 1",
  );
  return { name: "answer-enquiry", input: { ...row, text: "Yes, we have a child seat for you." } };
}

async function writing(): Promise<Action> {
  const [row] = await rowsOf<{ id: string }>("select id from drivers where state = 'active' limit 1");
  return { name: "send-message-to-driver", input: { driver_id: row?.id, text: "Gate B, please" } };
}

async function billing(): Promise<Action> {
  const [row] = await rowsOf<{ id: string; version: number }>(
    "select id, version from invoices where state in ('issued', 'sent') and buyer_email like '%@%' order by state limit 1",
  );
  return { name: "send-invoice", input: { ...row } };
}

const waiting = (id: string) =>
  rowsOf<Waiting>(
    "select data ->> 'eventId' as event, data ->> 'reaction' as reaction from jobs.job where data ->> 'heldBy' = $1 order by id",
    [id],
  );

test.each([
  ["a cancellation with its refund", cancelling, "cancel"],
  ["an assignment", assigning, "assign"],
  ["a driver who was removed", unassigning, "unassign"],
  ["a quote", sending, "quote"],
  ["an answer to an enquiry", answering, "answer"],
  ["a message to a driver", writing, "driver_message"],
  ["an invoice by email", billing, "invoice"],
] as const)("%s is undone to the byte, and no one hears of it", async (_, find, kind) => {
  const { name, input } = await find();
  const before = await everyTable();
  const reply = await call(name, input);
  expect([reply.status, reply.status === 200 ? "" : await reply.text()]).toEqual([200, ""]);
  const held = heldIn(reply);
  expect(held).toMatchObject({ seconds: 10 });
  const undone = await call("undo-action", { id: held.id });
  expect([undone.status, undone.status === 200 ? "" : await undone.text()]).toEqual([200, ""]);
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
  const held = heldIn(await call("cancel-at-desk", (await cancelling()).input));
  expect((await call("undo-action", { id: held.id })).status).toBe(200);
  expect(await (await call("undo-action", { id: held.id })).json()).toMatchObject({ error: "undone" });

  const late = heldIn(await call("unassign-trip", (await unassigning()).input));
  ahead += 11_000;
  expect(await (await call("undo-action", { id: late.id })).json()).toMatchObject({ error: "too_late" });

  const trip = (await unassigning()).input as { trip_id: string; version: number };
  const first = heldIn(await call("unassign-trip", trip));
  await site.pool.query("update trips set version = version + 1 where id = $1", [trip.trip_id]);
  expect(await (await call("undo-action", { id: first.id })).json()).toMatchObject({ error: "changed_since" });
});

test("undoing and telling never both happen, in either order", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const held = heldIn(await call("unassign-trip", (await unassigning()).input));
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
  const held = heldIn(await call("cancel-at-desk", (await cancelling()).input));
  const replies = await Promise.all(Array.from({ length: 10 }, () => call("undo-action", { id: held.id })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const log = await rowsOf("select 1 from audit_log where action = 'cancel.undone' and at >= $1", [
    new Date(site.world.clock().getTime() - 30_000),
  ]);
  expect(log.length).toBeGreaterThan(0);
});

test("a payment for a booking that was just cancelled waits its turn, and a call for help does not", async () => {
  const action = await cancelling();
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
  const action = await sending();
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
