import { afterAll, beforeAll, expect, test } from "vitest";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("marked as paid once, and only if it is paid by hand", async () => {
  const { reference, received, owe, refunds } = await aCancelledBooking(site);
  await received("cash", 100_000);
  await owe(100_000);
  await site.settle();
  const admin = await site.as("admin");
  const [{ id, version }] = await refunds();
  const list = await (await site.call("refunds-for-review", { search: reference }, admin.headers)).json();
  expect(list.refunds).toMatchObject([{ id, state: "manual_transfer", reference: reference }]);
  const mark = async (at: number) => (await site.call("mark-refund-paid", { id, version: at }, admin.headers)).json();
  expect(await mark(version)).toMatchObject({ state: "succeeded" });
  expect(await mark(version + 1)).toMatchObject({ error: "not_possible", details: { refund: { state: "succeeded" } } });
});
