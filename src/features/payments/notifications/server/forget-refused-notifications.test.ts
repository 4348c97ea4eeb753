import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentNotifications } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { forgetRefusedNotifications } from "./forget-refused-notifications.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  site = await openTestSite({ limitsRates: true });
});
afterAll(() => site.close());

const tell = (body: string) =>
  site.app.request("/payments/payfast/itn", {
    method: "POST",
    headers: { "x-long": "x".repeat(4000), "user-agent": "y".repeat(4000) },
    body,
  });

test("messages from strangers are truncated, and only a limited number is kept", async () => {
  const statuses = new Set<number>();
  for (let nth = 0; nth < 120; nth++) statuses.add((await tell(`amount_gross=1.00&x=${"x".repeat(20_000)}`)).status);
  expect(statuses).toEqual(new Set([413, 429]));
  const { rows } = await site.pool.query(
    "select count(*)::int as kept, max(length(raw) + length(headers::text))::int as longest from payment_notifications",
  );
  expect(rows[0].kept).toBe(100);
  expect(rows[0].longest).toBeLessThan(3000);
});

const notice = (verdict: "refused" | "accepted" | "quarantined", daysAgo: number) => ({
  id: newId(),
  provider: "payfast",
  raw: "amount_gross=1.00",
  verdict,
  receivedAt: addHours(testNow, -24 * daysAgo),
});

test("refused ones are deleted after 30 days and beyond 5 000; accepted ones and open cases stay", () =>
  inTransaction(async (ctx) => {
    const [old, accepted, aside] = [notice("refused", 31), notice("accepted", 400), notice("quarantined", 400)];
    const again = { ...notice("refused", 2), replayOf: newId() };
    const replayed = { ...notice("refused", 60), id: again.replayOf };
    await ctx.db.insert(paymentNotifications).values([old, accepted, aside, replayed, again]);
    for (let part = 0; part < 6; part++)
      await ctx.db.insert(paymentNotifications).values(Array.from({ length: 1000 }, () => notice("refused", 1)));
    await forgetRefusedNotifications(ctx);
    const left = new Set(
      (await ctx.db.select({ id: paymentNotifications.id }).from(paymentNotifications)).map(({ id }) => id),
    );
    expect([old, accepted, aside, replayed].map(({ id }) => left.has(id))).toEqual([false, true, true, true]);
    expect(left.size).toBeLessThanOrEqual(5004);
  }));
