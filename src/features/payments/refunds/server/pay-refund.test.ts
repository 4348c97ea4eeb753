import { afterAll, beforeAll, expect, test } from "vitest";
import { react } from "#platform/jobs/work-jobs.ts";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("if the gateway refuses, a bank transfer replaces it", async () => {
  const { received, owe, refunds, tasks } = await aCancelledBooking(site);
  const { number } = await received("online", 100_000);
  await site.pool.query("update sandbox_transactions set refunded_cents = 99000 where number = $1", [number]);
  await owe(50_000);
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "manual_transfer" }]);
  expect(await tasks("refund_transfer")).toHaveLength(1);
});

test("after a lost answer, the gateway's records show that it was done", async () => {
  const { received, owe, refunds, books } = await aCancelledBooking(site);
  const { number } = await received("online", 100_000);
  await owe(40_000);
  const settle = async (type: string, reaction: string) => {
    const { rows } = await site.pool.query("select id from events where type = $1 order by created_at desc limit 1", [
      type,
    ]);
    await react(site, { eventId: rows[0].id, reaction });
  };
  await settle("refund.due", "openRefund");
  // As if the gateway had paid and the server had crashed before writing it down.
  await site.pool.query("update sandbox_transactions set refunded_cents = 40000 where number = $1", [number]);
  await settle("refund.approved", "payRefund");
  expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
  expect(await books(number)).toBe(40_000);
});
