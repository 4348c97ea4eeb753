import { afterAll, beforeAll, expect, test } from "vitest";
import { createRateLimiter } from "#platform/http/rate-limit.ts";
import { testConfig } from "#testing/test-config.ts";
import { openTestSite } from "#testing/test-site.ts";
import { cheapHasher } from "#testing/two-instances.ts";
import { newAccounts } from "../../server/limit-auth.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  const quick = { hasher: cheapHasher, pace: { slowDown: 0, atLeast: 0 } };
  site = await openTestSite({ limitsRates: true, trustedProxies: 1 }, quick);
});
afterAll(() => site.close());

const post = (path: string, address: string, body: object) =>
  site.app.request(`/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
const signUp = (nth: number) =>
  post("/signup", `198.51.100.${nth}`, { email: `new${nth}@example.com`, password: "Long enough 4 this!" });
const count = async (text: string) => (await site.pool.query<{ n: number }>(text)).rows[0]?.n;

test("half of them made from a few networks leave a stranger from another one an account", async () => {
  const limiter = createRateLimiter(site.pool, testConfig.appSecret);
  await limiter.spend("auth-newAccounts-all", "everyone", { ...newAccounts, cost: newAccounts.times });
  expect((await signUp(9)).status).toBe(200);
  await site.pool.query("delete from rate_limits");
  await site.pool.query("delete from users");
});

test("all strangers together make so many accounts in an hour; who has one is still sent a link", async () => {
  expect((await signUp(1)).status).toBe(200);
  const limiter = createRateLimiter(site.pool, testConfig.appSecret);
  for (const part of ["all", "rest"])
    await limiter.spend(`auth-newAccounts-${part}`, "everyone", { ...newAccounts, cost: newAccounts.times / 2 });
  const refused = await signUp(2);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("book without an account") });
  expect((await post("/otp", "198.51.100.3", { email: "new3@example.com" })).status).toBe(200);
  expect(await count("select count(*)::int as n from users")).toBe(1);
  expect((await post("/otp", "198.51.100.4", { email: "new1@example.com" })).status).toBe(200);
  expect(await count("select count(*)::int as n from messages where recipient = 'new1@example.com'")).toBe(2);
});
