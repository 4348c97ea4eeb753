import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";
import { newId } from "#platform/ids.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({}, { connections: { max: 1, patienceMs: 80 } });
});
afterAll(() => site.close());

/** A busy machine may need more than the site's patience to open the first one. */
async function takeConnection() {
  for (;;) {
    const taken = await site.pool.connect().catch(() => undefined);
    if (taken) return taken;
  }
}

const refreshToken = () =>
  createTokenMaker(site.config.appSecret, site.world.siteUrl).makeRefresh({ sessionId: newId(), counter: 1 });

const post = (path: string, body: object) =>
  site.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test.each([
  ["a call that reads", () => site.call("payment-status", { reference: "CTS-000000", code: "ABCDEFGH" })],
  ["a call that writes", () => site.call("start-payment", { reference: "CTS-000000", method: "online" })],
  ["a page's data", () => site.app.request("/content/company-details")],
  ["a file", () => site.app.request("/files/v1/018f0000-0000-7000-8000-000000000000")],
  // Anything below 500 would sign the owner of a session out.
  ["a session", () => post("/auth/v1/token?grant_type=refresh_token", { refresh_token: refreshToken() })],
  ["a notice of the gateway", () => post("/payments/payfast/itn", {})],
])("with no connection left, %s is asked to come again", async (_, ask) => {
  const only = await takeConnection();
  const answer = await ask();
  only.release();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});
