import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordHasher } from "#features/accounts/server/hash-password.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Dear enough that a skipped hash would show, cheap enough for two thousand tries. */
const hasher = createPasswordHasher({ memory: 4096, passes: 2 });
const ownerPassword = "Kloof Nek at dawn";
const slowDown = 150;

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ limitsRates: true, trustedProxies: 1 }, { hasher, pace: { slowDown, atLeast: 60 } });
  const owner = await site.as(undefined, { email: "owner@example.com" });
  await site.pool.query("update users set password_hash = $1 where id = $2", [
    await hasher.hash(ownerPassword),
    owner.userId,
  ]);
});
afterAll(() => site.close());

async function ask(path: string, body: object, address: string) {
  const started = performance.now();
  const answer = await site.app.request(`/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
  const { code } = await answer.json();
  return { status: answer.status, code, milliseconds: performance.now() - started };
}
const signIn = (email: string, password: string, address: string) =>
  ask("/token?grant_type=password", { email, password }, address);

/** Tries, so many at a time: a line as long as all of them would only measure itself. */
async function storm(email: string, count: number, network: string) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let at = 0; at < count; at += 50)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, n) => signIn(email, `wrong ${at + n}`, `${network}.${(at + n) % 50}`)),
      )),
    );
  return answers;
}

const statuses = (answers: readonly { status: number; code: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  return counts;
};

test("two thousand wrong passwords from fifty addresses: all are slowed, the owner still comes in", async () => {
  const known = await storm("owner@example.com", 2000, "10.1.1");
  const unknown = await storm("nobody@example.com", 500, "10.2.2");
  expect(statuses(known)).toEqual({ "400 invalid_credentials": 400, "429 over_request_rate_limit": 1600 });
  expect(statuses(unknown)).toEqual({ "400 invalid_credentials": 400, "429 over_request_rate_limit": 100 });

  const owner = await signIn("owner@example.com", ownerPassword, "10.3.3.3");
  expect(owner.status).toBe(200);
  expect(owner.milliseconds).toBeGreaterThanOrEqual(slowDown - 5);
  const again = await signIn("owner@example.com", ownerPassword, "10.3.3.3");
  expect(again.status).toBe(200);
}, 120_000);

test("no one can tell from the time whether there is an account", async () => {
  await site.pool.query("delete from rate_limits");
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 25; round++) {
    times.known.push((await signIn("owner@example.com", "wrong", `10.4.4.${round}`)).milliseconds);
    times.unknown.push((await signIn(`nobody-${round}@example.com`, "wrong", `10.5.5.${round}`)).milliseconds);
  }
  // The quickest of each: what else the machine does only ever makes an answer slower.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
});

test.each([
  ["/recover", {}],
  ["/otp", { create_user: false }],
  ["/resend", { type: "signup" }],
  ["/signup", { password: "something quite else" }],
])("%s answers alike for an address that has an account and one that has none", async (path, more) => {
  await site.pool.query("delete from rate_limits");
  const known = await ask(path, { email: "owner@example.com", ...more }, "10.6.6.1");
  const unknown = await ask(path, { email: `unknown${path.slice(1)}@example.com`, ...more }, "10.6.6.2");
  expect([known.status, known.code]).toEqual([unknown.status, unknown.code]);
  for (const { milliseconds } of [known, unknown]) expect(milliseconds).toBeGreaterThanOrEqual(55);
});

test("mails are limited by the address they go to, whether it has an account or not", async () => {
  await site.pool.query("delete from rate_limits");
  for (const email of ["owner@example.com", "nobody@example.com"]) {
    const answers = [];
    for (let times = 0; times < 4; times++) answers.push((await ask("/recover", { email }, `10.7.7.${times}`)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  }
});
