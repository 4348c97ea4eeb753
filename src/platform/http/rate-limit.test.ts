import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
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

const limit = { times: 3, seconds: 600 };
const hex = (number: number) => number.toString(16);

/** How many of these tries come through. */
async function letThrough(name: string, callers: readonly string[]): Promise<number> {
  const limiter = createRateLimiter(pool, "secret");
  let passed = 0;
  for (const caller of callers) if ((await limiter.spend(name, caller, limit)) === 0) passed++;
  return passed;
}

test.each([
  ["every address of a /64 is one caller", (n: number) => `2001:db8:1:1::${hex(n + 1)}`, 3],
  ["a /56 has four callers' worth", (n: number) => `2001:db8:2:${hex(n)}::1`, 12],
  ["a /48 has sixteen callers' worth", (n: number) => `2001:db8:3:${hex(n * 256)}::1`, 48],
  ["IPv4 and the same address mapped are one", (n: number) => (n % 2 ? "203.0.113.9" : "::ffff:203.0.113.9"), 3],
  ["IPv4 addresses are each their own", (n: number) => `198.51.100.${n + 1}`, 100],
])("%s", async (what, callerOf, expected) => {
  expect(
    await letThrough(
      what,
      Array.from({ length: 100 }, (_none, n) => callerOf(n)),
    ),
  ).toBe(expected);
});

test("one network that is over its limit uses up nothing of its neighbours'", async () => {
  await letThrough("greedy", Array(200).fill("2001:db8:4:1::1"));
  expect(await letThrough("greedy", ["2001:db8:4:2::1", "2001:db8:4:2::2"])).toBe(2);
});

test("a try that is given back counts for none of the blocks", async () => {
  const limiter = createRateLimiter(pool, "secret");
  for (let round = 0; round < 40; round++) {
    expect(await limiter.spend("returned", `2001:db8:5:${hex(round)}::1`, limit)).toBe(0);
    await limiter.giveBack("returned", `2001:db8:5:${hex(round)}::1`);
  }
});

test("addresses are not kept", async () => {
  await letThrough("secretive", ["203.0.113.77", "2001:db8:6::1"]);
  const { rows } = await pool.query("select key from rate_limits where key like 'secretive%'");
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|2001:db8/);
});
