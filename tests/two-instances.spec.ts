import { expect, test } from "@playwright/test";
import pg from "pg";
import { type EmbeddedServer, startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { bookingRequest, type Site, startSite } from "./site-process.ts";

test.describe.configure({ mode: "serial" });

let server: EmbeddedServer;
let client: pg.Client;
let sites: [Site, Site];

test.beforeAll(async () => {
  const folder = await newOpenFolder();
  server = await startEmbeddedServer(`${folder}/postgres`);
  if (!("host" in server.address)) throw new Error("no socket");
  const env = {
    DATABASE_URL: `postgresql://app@localhost/postgres?host=${encodeURIComponent(server.address.host)}`,
    DEMO: "1",
    APP_SECRET: "the same secret for both of the instances",
    DATA_DIR: folder,
  };
  // Together, on an empty database: they must take turns at migrations and at the demo company.
  sites = await Promise.all([startSite(env), startSite(env)]);
  client = new pg.Client(server.address);
  await client.connect();
});
test.afterAll(async () => {
  await client.end();
  await Promise.all(sites.map((site) => site.process.exitCode ?? site.stop()));
  await server.stop();
});

test("both serve, and the demo company is there once", async () => {
  for (const site of sites) {
    expect((await fetch(site.url)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  }
  const { rows } = await client.query(
    "select (select count(*)::int from vehicles) as vehicles, (select count(*)::int from drivers) as drivers",
  );
  expect(rows[0]).toEqual({ vehicles: 12, drivers: 14 });
});

test("a job runs once, whichever instance takes it", async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      sites[index % 2]?.call("create-booking", bookingRequest({ email: "once@example.com" })),
    ),
  );
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
  await expect
    .poll(
      async () =>
        (
          await client.query(
            "select count(*)::int as n from messages where template = 'booking-confirmation' and recipient = 'once@example.com' and state = 'kept'",
          )
        ).rows[0].n,
    )
    .toBe(4);
  const runs = await client.query(
    "select count(*)::int as n from reaction_runs where reaction = 'sendBookingConfirmation'",
  );
  expect(runs.rows[0].n).toBe(4);
});

test("a rate limit is shared", async () => {
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

test("a change of content reaches the pages of both", async () => {
  for (const site of sites) await fetch(site.url);
  await client.query('update company_settings set details = details || \'{"phone": "+27 21 555 9999"}\'');
  await client.query(
    "with raised as (update site_version set version = version + 1 returning version) select pg_notify('site_version', version::text) from raised",
  );
  for (const site of sites) await expect.poll(async () => (await fetch(site.url)).text()).toContain("+27 21 555 9999");
});

test("one dies without a failed request on the other", async () => {
  const [first, second] = sites;
  let asked = 0;
  let failed = 0;
  let done = false;
  const asking = (async () => {
    while (!done) {
      asked++;
      const answer = await fetch(`${second.url}/readyz`).catch(() => undefined);
      if (answer?.status !== 200) failed++;
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await first.kill();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  done = true;
  await asking;
  expect(asked).toBeGreaterThan(20);
  expect(failed).toBe(0);
});
