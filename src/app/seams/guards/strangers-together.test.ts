import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { partsForEveryone, spendOfEveryone } from "#platform/http/limit-strangers.ts";
import { createRateLimiter } from "#platform/http/rate-limit.ts";
import { testConfig } from "#testing/test-config.ts";
import { openTestSite } from "#testing/test-site.ts";
import { strangers } from "../../kept-from-strangers.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ limitsRates: true, trustedProxies: 1 });
  await site.pool.query(
    `insert into company_settings (id, details, updated_at) values (1, '{"phone": "+27 21 555 0100"}', now())
     on conflict (id) do update set details = excluded.details`,
  );
});
afterAll(() => site.close());
beforeEach(() => site.pool.query("delete from rate_limits"));

const message = { name: "Thandi Nkosi", email: "thandi@example.com", message: "How much to Hermanus?" };
const limit = strangers.limits["submit-quote"] ?? { times: 0, seconds: 0 };

const ask = (address: string, headers: Record<string, string> = {}, body: object = message) =>
  site.call("submit-quote", body, { "x-forwarded-for": address, ...headers });
const enquiries = async () => (await site.pool.query("select count(*)::int as n from enquiries")).rows[0].n as number;

const limiter = () => createRateLimiter(site.pool, testConfig.appSecret);

/** As if strangers had sent so many in this hour, more than half of what they may. */
async function haveSent(times: number) {
  const early = Math.ceil(limit.times / 2);
  await limiter().spend("submit-quote-all", "everyone", { ...limit, cost: early });
  await limiter().spend("submit-quote-rest", "everyone", { ...limit, cost: times - early });
}

test("all strangers together leave so many enquiries in an hour, from however many addresses; after that they are asked to call", async () => {
  await haveSent(limit.times - 3);
  const before = await enquiries();
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth++) statuses.push((await ask(`198.51.100.${nth + 1}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(await enquiries()).toBe(before + 3);
  const refused = await ask("198.51.100.77");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(await refused.json()).toMatchObject({
    error: "slow_down",
    message: expect.stringMatching(
      /^Too many people are sending us this at the moment\. Please try again in \d+ minutes, or call \+27 21 555 0100\.$/,
    ),
  });
});

test.each([["admin"], ["dispatcher"], [undefined]] as const)("who has signed in goes on: %s", async (role) => {
  await haveSent(limit.times);
  expect((await ask("198.51.100.1")).status).toBe(429);
  const { headers } = await site.as(role, { assurance: 2 });
  expect((await ask("198.51.100.1", headers)).status).toBe(200);
});

test("one network takes a part of it and leaves the rest to others", async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth <= limit.times / partsForEveryone; nth++) {
    await site.pool.query("delete from rate_limits where key like 'submit-quote:%'");
    statuses.push((await ask("198.51.100.9")).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit.times / partsForEveryone);
  expect((await ask("198.51.100.10")).status).toBe(200);
});

test("a flood from twenty-five networks closes no form to others: each that comes late is still served, once", async () => {
  const flood = limiter();
  let taken = 0;
  for (let nth = 0; nth < 25; nth++)
    for (let tries = 0; tries < limit.times / partsForEveryone; tries++) {
      const spent = await spendOfEveryone(flood, { name: "submit-quote", address: `203.0.113.${nth}` }, limit);
      if (spent.wait === 0) taken++;
    }
  expect(taken).toBeLessThan(limit.times * 0.6);
  for (let nth = 0; nth < 25; nth++) expect((await ask(`198.51.100.${nth}`)).status).toBe(200);
  // A caller with 65 536 networks of IPv6 comes late once.
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth++) statuses.push((await ask(`2001:db8:7:${nth * 256}::1`)).status);
  expect(statuses).toEqual([200, 429, 429, 429, 429]);
  const again = await ask("198.51.100.1");
  expect(again.status).toBe(429);
  expect(await again.json()).toMatchObject({ message: expect.stringMatching(/^Too many people .* or call /) });
});

test("what is refused leaves nothing with us and uses nothing up", async () => {
  await ask("203.0.113.1");
  const used = async () =>
    (await site.pool.query("select sum(count)::int as n from rate_limits where key ~ '-(all|part|late|rest):'")).rows[0]
      .n;
  const before = await used();
  for (let nth = 0; nth < 4; nth++) {
    expect((await ask(`198.51.100.${nth + 20}`, {}, { ...message, email: "nobody" })).status).toBe(422);
    const call = { reference: "CTS-AAAAAA", code: "wrong" };
    const refused = await site.call("cancel-booking", call, { "x-forwarded-for": `198.51.100.${nth + 20}` });
    expect(refused.status).not.toBe(200);
  }
  expect(await used()).toBe(before);
});
