import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { countersAtMost, sharedCounters } from "./counter-room.ts";
import { createRateLimiter } from "./rate-limit.ts";

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query("delete from rate_limits"));

const few = { atMost: 40, atATime: 10, shared: 8, againAfterMs: 0 };
const newLimiter = () => createRateLimiter(pool, "secret", few);
const rows = async () => (await pool.query<{ n: number }>("select count(*)::int as n from rate_limits")).rows[0]?.n;
const limit = { times: 3, seconds: 600 };

/** One request from each of so many networks. */
async function flood(limiter: ReturnType<typeof newLimiter>, networks: number, name = "flooded") {
  for (let nth = 0; nth < networks; nth++) await limiter.spend(name, `10.1.${nth >> 8}.${nth & 255}`, limit);
}
async function passed(limiter: ReturnType<typeof newLimiter>, name: string, caller: string, tries = 10) {
  let through = 0;
  for (let nth = 0; nth < tries; nth++) if ((await limiter.spend(name, caller, limit)) === 0) through++;
  return through;
}

test("however many networks ask, so many counters are kept, and those who come later share a few", async () => {
  await flood(newLimiter(), 120);
  expect(await rows()).toBe(few.atMost + few.shared);
  expect(countersAtMost).toBeLessThanOrEqual(200_000);
  expect(sharedCounters).toBeLessThanOrEqual(1024);
});

test("two instances together go over it by no more than each takes at a time", async () => {
  const limiters = [newLimiter(), newLimiter()];
  for (let nth = 0; nth < 150; nth++)
    for (const [at, limiter] of limiters.entries()) await limiter.spend("both", `10.${at}.0.${nth}`, limit);
  expect(await rows()).toBeLessThanOrEqual(few.atMost + few.atATime + few.shared);
});

test("a flood takes no counter away: who had used up their tries has none after it", async () => {
  const limiter = newLimiter();
  expect(await passed(limiter, "account", "owner@example.com")).toBe(3);
  await flood(limiter, 120);
  expect(await passed(limiter, "account", "owner@example.com")).toBe(0);
});

test("and who starts to guess when it is full is counted all the same", async () => {
  const limiter = newLimiter();
  await flood(limiter, 120);
  expect(await passed(limiter, "account", "owner@example.com")).toBe(3);
  expect(await passed(limiter, "account", "owner@example.com")).toBe(0);
});

test("those who were counted by themselves before are so still, whatever others do", async () => {
  const limiter = newLimiter();
  await limiter.spend("flooded", "203.0.113.9", limit);
  await flood(limiter, 120);
  expect(await passed(limiter, "flooded", "203.0.113.9")).toBe(2);
  expect(await passed(limiter, "flooded", "203.0.113.10")).toBe(0);
  expect(await passed(limiter, "another", "203.0.113.10")).toBe(3);
});

test("counters that have ended make room, and no one gets more tries by it", async () => {
  const limiter = newLimiter();
  await flood(limiter, 120);
  expect(await passed(limiter, "account", "owner@example.com")).toBe(3);
  await pool.query("update rate_limits set resets_at = now() - interval '1 second' where key like 'flooded:%'");
  expect(await passed(limiter, "account", "owner@example.com")).toBe(0);
  expect(await passed(limiter, "flooded", "203.0.113.11")).toBe(3);
  const { rows: left } = await pool.query("select 1 from rate_limits where resets_at < now()");
  expect(left).toEqual([]);
});

test("a try given back is given back where it was counted", async () => {
  const limiter = newLimiter();
  await flood(limiter, 120);
  for (let round = 0; round < 10; round++) {
    expect(await limiter.spend("returned", "owner@example.com", limit)).toBe(0);
    await limiter.giveBack("returned", "owner@example.com");
  }
});

test("asked by many at once, it keeps to the bound too", async () => {
  const limiter = newLimiter();
  await Promise.all(
    Array.from({ length: 120 }, (_none, nth) => limiter.spend("crowd", `10.2.${nth >> 8}.${nth & 255}`, limit)),
  );
  expect(await rows()).toBeLessThanOrEqual(few.atMost + few.shared);
});
