import { afterAll, beforeAll, expect, test } from "vitest";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("small and within the rules: refunded to the card at once, and the customer gets an email", async () => {
  const { reference, received, owe, refunds, payment, books } = await aCancelledBooking(site);
  const { id, number } = await received("online", 129_900);
  // Requested by our team, because a cancellation announces its own refund.
  await owe(64_950, { feeCents: 64_950, key: `team:${reference}:1` });
  await site.settle();
  expect(await refunds()).toMatchObject([
    { state: "succeeded", amount_cents: 64_950, fee_cents: 64_950, payment_id: id },
  ]);
  expect(await payment(id)).toMatchObject({ state: "partially_refunded", refunded_cents: 64_950 });
  expect(await books(number)).toBe(64_950);
  const { rows } = await site.pool.query("select body from messages where template = 'refunded' and about = $1", [
    `booking:${reference}`,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].body).toContain("R649.50");
});

test("a repeated event opens one refund", async () => {
  const { received, owe, refunds, books } = await aCancelledBooking(site);
  const { number } = await received("online", 100_000);
  await owe(100_000);
  await owe(100_000);
  await site.settle();
  expect(await refunds()).toHaveLength(1);
  expect(await books(number)).toBe(100_000);
});

test("over several payments: the card first, the rest by hand", async () => {
  const { received, owe, refunds, tasks } = await aCancelledBooking(site);
  const transfer = await received("transfer", 100_000);
  const card = await received("online", 50_000);
  await owe(120_000);
  await site.settle();
  expect(await refunds()).toMatchObject([
    { payment_id: card.id, amount_cents: 50_000, state: "succeeded" },
    { payment_id: transfer.id, amount_cents: 70_000, state: "manual_transfer" },
  ]);
  expect(await tasks("refund_transfer")).toHaveLength(1);
});

test.each([
  ["above R5 000", 500_001, true],
  ["outside the rules", 10_000, false],
] as const)("%s our team decides", async (_what, amount, isWithinPolicy) => {
  const { received, owe, refunds, tasks } = await aCancelledBooking(site);
  await received("online", 900_000);
  await owe(amount, { isWithinPolicy });
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "requested" }]);
  expect(await tasks("refund_approval")).toHaveLength(1);
});

test("money of unknown origin is also decided by our team", async () => {
  const { owe, refunds } = await aCancelledBooking(site);
  await owe(10_000);
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "requested", payment_id: null, method: "transfer" }]);
});
