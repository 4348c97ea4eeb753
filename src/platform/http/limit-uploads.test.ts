import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aPng } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";
import { ofAllStrangers, refuseIfTooMuch, unclaimedAtMost } from "./limit-uploads.ts";
import { createRateLimiter } from "./rate-limit.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ limitsRates: true, trustedProxies: 1 });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query("delete from rate_limits");
  await site.pool.query("delete from stored_files");
});

const otherWay = async () => "call us";

/** A picture of this size: what comes after its end is not looked at. */
const picture = (bytes: number) => new Uint8Array(Buffer.concat([aPng(), Buffer.alloc(bytes - aPng().length)]));
const large = picture(5 * 1024 * 1024);

const send = (address: string, content = large, headers: Record<string, string> = {}) =>
  site.app.request("/files/v1", { method: "POST", body: content, headers: { "x-forwarded-for": address, ...headers } });

/** Counts as many large files of this stranger, as the site would, without their content. */
async function count(times: number, addressOf: (nth: number) => string) {
  const limiter = createRateLimiter(site.pool, site.config.appSecret);
  for (let nth = 0; nth < times; nth++) {
    const upload = { address: addressOf(nth), bytes: large.length, isFromStranger: true, otherWay };
    expect(await refuseIfTooMuch(limiter, upload)).toBeUndefined();
  }
}

/** Each try from another ten minutes: the limit of requests is another matter. */
async function sendMany(times: number, addressOf: (nth: number) => string, headers: Record<string, string> = {}) {
  const statuses: number[] = [];
  for (let nth = 0; nth < times; nth++) {
    await site.pool.query("delete from rate_limits where key like 'files:%'");
    statuses.push((await send(addressOf(nth), large, headers)).status);
  }
  return statuses;
}
const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

test("one network leaves a hundred megabytes in an hour, whichever of its addresses it uses", async () => {
  const addressOf = (nth: number) => `2001:db8:1:1::${nth + 1}`;
  expect(await sendMany(1, addressOf)).toEqual([200]);
  await count(18, (nth) => addressOf(nth + 1));
  expect(await sendMany(3, (nth) => addressOf(nth + 19))).toEqual([200, 429, 429]);
  const refused = await send("2001:db8:1:1::ff");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(await refused.json()).toMatchObject({
    error: "too_many_files",
    message: expect.stringMatching(/^You’ve sent/),
  });
  expect((await send("203.0.113.5")).status).toBe(200);
});

test("one network leaves a hundred files in a day, however small", async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 103; nth++) {
    await site.pool.query("delete from rate_limits where key like 'files:%' or key like 'files-kb-hour:%'");
    statuses.push((await send("203.0.113.6", picture(200))).status);
  }
  expect(taken(statuses)).toBe(100);
});

test("one network leaves 250 megabytes in a day, and the next day again", async () => {
  const limiter = createRateLimiter(site.pool, "secret");
  const megabytes = 1024 ** 2;
  const leave = (address: string) =>
    refuseIfTooMuch(limiter, { address, bytes: 5 * megabytes, isFromStranger: true, otherWay });
  const anHourLater = () => site.pool.query("delete from rate_limits where key like 'files-kb-hour:%'");
  for (let nth = 0; nth < 50; nth++) {
    if (nth % 20 === 0) await anHourLater();
    expect(await leave("203.0.113.9")).toBeUndefined();
  }
  await anHourLater();
  const refused = await leave("203.0.113.9");
  expect(refused).toMatchObject({ status: 429, body: { error: "too_many_files" } });
  expect(await leave("203.0.113.10")).toBeUndefined();
  await site.pool.query("delete from rate_limits where key like 'files-%'");
  expect(await leave("203.0.113.9")).toBeUndefined();
});

test("all strangers together send four gigabytes in a day, from however many networks; who has signed in goes on", async () => {
  const limiter = createRateLimiter(site.pool, "secret");
  const aHundredth = Math.ceil((ofAllStrangers.times * 1024) / 100);
  const send = (nth: number, isFromStranger: boolean) =>
    refuseIfTooMuch(limiter, { address: `198.51.100.${nth}`, bytes: aHundredth, isFromStranger, otherWay });
  for (let nth = 0; nth < 99; nth++) expect(await send(nth, true)).toBeUndefined();
  await send(99, true);
  expect(await send(100, true)).toMatchObject({
    status: 429,
    body: { error: "storage_full", message: expect.stringContaining("call us") },
  });
  expect(await send(101, false)).toBeUndefined();
});

test.each([
  ["bytes", `select 1, ${unclaimedAtMost.bytes / 2} from generate_series(1, 2)`],
  ["files", `select 1, 1 from generate_series(1, ${unclaimedAtMost.files})`],
])("all visitors together leave only so many %s; our own people go on", async (_what, rows) => {
  await site.pool.query(
    `insert into stored_files (id, name, type, size, sha256, content, created_at)
     select gen_random_uuid(), 'x.png', 'image/png', filled.size, 'x', ''::bytea, now() from (${rows}) as filled (one, size)`,
  );
  const refused = await send("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: "storage_full" });
  const { headers } = await site.as("dispatcher", { assurance: 2 });
  expect((await send("203.0.113.7", large, headers)).status).toBe(200);
});

test("our own people enter the documents of ten vehicles in one sitting, from wherever a stranger would be stopped", async () => {
  const { headers } = await site.as("admin", { assurance: 2 });
  const statuses: number[] = [];
  for (let nth = 0; nth < 50; nth++) statuses.push((await send("203.0.113.11", picture(200), headers)).status);
  expect(taken(statuses)).toBe(50);
  const strangers: number[] = [];
  for (let nth = 0; nth < 21; nth++) strangers.push((await send("203.0.113.11", picture(200))).status);
  expect(taken(strangers)).toBe(20);
});

test("our own people are not counted", async () => {
  const { headers } = await site.as("admin", { assurance: 2 });
  const address = () => "203.0.113.8";
  await count(19, address);
  expect(await sendMany(2, address, headers), "theirs").toEqual([200, 200]);
  expect(await sendMany(2, address), "a stranger’s twentieth, and one more").toEqual([200, 429]);
  expect(await sendMany(1, address, headers), "theirs").toEqual([200]);
});
