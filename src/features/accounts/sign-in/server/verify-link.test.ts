import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";
import { latestEmail } from "#testing/two-instances.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  site = await openTestSite({ limitsRates: true });
});
afterAll(() => site.close());

const post = (path: string, body: object) =>
  site.app.request(`/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a stranger’s wrong codes, from the same network too, leave the owner the link of the email", async () => {
  const email = "thandi@example.com";
  await post("/otp", { email, create_user: true });
  const { tokenHash } = await latestEmail(site.pool, email);
  const guess = () => post("/verify", { type: "magiclink", email, token: "000000" });
  let status = 0;
  for (let tries = 0; tries < 40 && status !== 429; tries++) ({ status } = await guess());
  expect(status, "guesses are limited").toBe(429);
  expect((await post("/verify", { type: "magiclink", token_hash: tokenHash })).status).toBe(200);
  expect((await post("/verify", { type: "magiclink", token_hash: "no-such-link" })).status, "wrong links too").toBe(
    429,
  );
});
