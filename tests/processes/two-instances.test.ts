import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedServer, startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { bookingRequest, type Site, startSite } from "../site-process.ts";

let server: EmbeddedServer;
let client: pg.Client;
let sites: [Site, Site];

beforeAll(async () => {
  const folder = await newOpenFolder();
  server = await startEmbeddedServer(`${folder}/postgres`);
  if (!("host" in server.address)) throw new Error("no socket");
  const env = {
    DATABASE_URL: `postgresql://app@localhost/postgres?host=${encodeURIComponent(server.address.host)}`,
    DEMO: "1",
    APP_SECRET: "the same secret for both of the instances",
    DATA_DIR: folder,
  };
  // Started together on an empty database, they must take turns at migrations and at the demo company.
  sites = await Promise.all([startSite(env), startSite(env)]);
  client = new pg.Client(server.address);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await Promise.all(sites.map((site) => site.process.exitCode ?? site.stop()));
  await server.stop();
});

test("both serve, and the demo company exists once", async () => {
  for (const site of sites) {
    expect((await fetch(site.url)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  }
  const { rows } = await client.query(
    "select (select count(*)::int from vehicles) as vehicles, (select count(*)::int from drivers) as drivers",
  );
  expect(rows[0]).toEqual({ vehicles: 12, drivers: 16 });
});

test("a job runs once, no matter which instance takes it", async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      // Four people at four times, because strangers may not hold a whole vehicle class at once.
      sites[index % 2]?.call(
        "create-booking",
        bookingRequest({
          email: `once-${index}@example.com`,
          phone: `+27 82 555 010${index}`,
          pickup_time: `${String(8 + 3 * index).padStart(2, "0")}:00`,
        }),
      ),
    ),
  );
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
  await expect
    .poll(
      async () =>
        (
          await client.query(
            "select count(*)::int as n from messages where template in ('request-received', 'booking-held') and recipient like 'once-_@example.com' and state = 'kept'",
          )
        ).rows[0].n,
    )
    .toBe(4);
  const runs = await client.query(
    "select count(*)::int as n from reaction_runs where reaction = 'sendBookingReceived'",
  );
  expect(runs.rows[0].n).toBe(4);
});

test("the rate limit is shared", async () => {
  const message = { name: "A", email: "a@example.com", message: "Hello" };
  const statuses = [];
  for (let index = 0; index < 6; index++)
    statuses.push((await sites[index % 2]?.call("submit-quote", message))?.status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a repeated request is recognised by the other instance", async () => {
  await client.query("delete from rate_limits");
  const headers = { "idempotency-key": "trip-of-the-khans" };
  const request = bookingRequest({ first_name: "Once" });
  const first = await (await sites[0].call("create-booking", request, headers)).json();
  const second = await (await sites[1].call("create-booking", request, headers)).json();
  expect(second).toEqual(first);
});

test("a content change reaches the pages of both", async () => {
  for (const site of sites) await fetch(site.url);
  await client.query('update company_settings set details = details || \'{"phone": "+27 21 555 9999"}\'');
  await raiseSiteVersion();
  for (const site of sites) await expect.poll(async () => (await fetch(site.url)).text()).toContain("+27 21 555 9999");
});

/** As an Admin page does after saving content. */
const raiseSiteVersion = () =>
  client.query(
    "with raised as (update site_version set version = version + 1 returning version) select pg_notify('site_version', version::text) from raised",
  );

test("a new price and a new setting on one apply to sales on the other within a second", async () => {
  await client.query("delete from rate_limits");
  const [first, second] = sites;
  const wish = bookingRequest({ pickup_time: "11:00", email: "dearer@example.com", phone: "+27 82 555 0177" });
  const priceOn = async (site: Site) => (await (await site.call("price-journey", wish)).json()).total_cents;
  const before = await priceOn(first);
  expect(await priceOn(second)).toBe(before);
  // As the pricing page of the first instance writes it.
  await client.query(
    `insert into tariffs (version, state, valid_from, content, created_at)
     select version + 1, 'active', '2020-01-01', jsonb_set(content, '{transfer,ride,sedan,from}', '99000'), now()
     from tariffs order by version desc limit 1`,
  );
  await client.query("update tariffs set valid_from = '2020-01-01' where state = 'active'");
  await expect.poll(() => priceOn(second), { timeout: 10_000, interval: 50 }).toBeGreaterThan(before);
  await raiseSiteVersion();
  for (const site of sites)
    for (const page of ["/services", "/services/airport-transfers", "/book/airport-transfer"])
      await expect
        .poll(async () => (await fetch(`${site.url}${page}`)).text(), { timeout: 10_000 })
        .toMatch(/From R990(?!\d)/);
  const refused = await second.call("create-booking", { ...wish, expected_total_cents: before });
  expect([refused.status, (await refused.json()).error]).toEqual([409, "price_changed"]);
  await client.query(
    `insert into settings (name, value, version, updated_at) values ('answers', '{"bookingMinutes": 7}', 1, now())
     on conflict (name) do update set value = settings.value || excluded.value`,
  );
  const result = await (await second.call("create-booking", { ...wish, without_hold: "request" })).json();
  expect((Date.parse(result.answer_due_at) - Date.now()) / 60_000).toBeLessThan(7.1);
});

type Tokens = { access_token: string; refresh_token: string; user: { id: string } };
const auth = (site: Site, path: string, body: object, token?: string) =>
  fetch(`${site.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const signIn = async (site: Site, who = "driver"): Promise<Tokens> =>
  (await auth(site, "token?grant_type=password", { email: `${who}@demo.example`, password: "CapeTown!demo" })).json();

test("one refresh token used on both at once is exchanged once, and its owner stays signed in", async () => {
  const { refresh_token } = await signIn(sites[0]);
  const answers = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((at) => auth(sites[at === 0 ? 0 : 1], "token?grant_type=refresh_token", { refresh_token })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const tokens: Tokens[] = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(tokens.map((token) => token.refresh_token)).size).toBe(1);
  expect(tokens[0]?.refresh_token).not.toBe(refresh_token);
});

test("signing out everywhere on one takes effect on the other at once", async () => {
  const { access_token } = await signIn(sites[0]);
  const ask = (site: Site) => site.call("my-trips", { when: "ahead" }, { authorization: `Bearer ${access_token}` });
  expect((await ask(sites[1])).status).toBe(200);
  expect((await auth(sites[0], "logout?scope=global", {}, access_token)).status).toBe(204);
  await expect.poll(async () => (await ask(sites[1])).status, { interval: 20 }).toBe(401);
});

/** The messages to a board on this instance, as they arrive. */
async function openBoard(site: Site, headers: Record<string, string>) {
  const line = new AbortController();
  const answer = await fetch(`${site.url}/functions/v1/dispatch-events`, { headers, signal: line.signal });
  const board = { text: "", close: () => line.abort() };
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) board.text += part;
  };
  void read().catch(() => undefined);
  await expect.poll(() => board.text).toContain("event: open");
  return board;
}

test("a trip assigned on one appears on boards of the other within a second", async () => {
  const [first, second] = sites;
  const { access_token } = await signIn(second, "dispatcher");
  const headers = { authorization: `Bearer ${access_token}` };
  const board = await openBoard(first, headers);
  const { rows } = await client.query<{ id: string; version: number }>(
    "select id, version from trips where state = 'unassigned' and pickup_at > now() + interval '1 day' order by pickup_at limit 3",
  );
  const waits: number[] = [];
  for (const { id, version } of rows) {
    const ranked = await (await second.call("candidates-for-trip", { trip_id: id }, headers)).json();
    const [best] = ranked.candidates;
    const crew = { driver_id: best.driver.id, vehicle_id: best.vehicle.id };
    const answer = await second.call("assign-trip", { trip_id: id, version, ...crew }, headers);
    const assigned = performance.now();
    expect(answer.status).toBe(200);
    await expect.poll(() => board.text, { interval: 10 }).toMatch(new RegExp(`"id":"${id}"[^}]*"state":"assigned"`));
    waits.push(performance.now() - assigned);
  }
  board.close();
  // The fastest one counts, because the machine’s other load is not under test.
  expect(Math.min(...waits)).toBeLessThan(1000);
});

test("one crashes without a failed request on the other", async () => {
  const [first, second] = sites;
  let request = 0;
  let failed = 0;
  let done = false;
  const asking = (async () => {
    while (!done) {
      request++;
      const answer = await fetch(`${second.url}/readyz`).catch(() => undefined);
      if (answer?.status !== 200) failed++;
    }
  })();
  await expect.poll(() => request).toBeGreaterThan(10);
  await first.kill();
  const asAlive = request;
  // As long as it takes to notice the crash; longer on a busy machine, until there were enough requests.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await expect.poll(() => request).toBeGreaterThan(asAlive + 20);
  done = true;
  await asking;
  expect(failed).toBe(0);
});
