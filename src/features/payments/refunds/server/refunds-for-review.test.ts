import { afterAll, beforeAll, expect, test } from "vitest";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin");
});
afterAll(() => site.close());

const ask = async (body: object) => (await site.call("refunds-for-review", body, admin.headers)).json();

test("found by booking and by state, with a count for each state", async () => {
  const { reference, received, owe } = await aCancelledBooking(site);
  await received("online", 100_000);
  await owe(10_000, { isWithinPolicy: false });
  await site.settle();
  const { refunds, counts } = await ask({ search: reference, states: ["requested"] });
  expect(refunds).toMatchObject([{ reference: reference, amount_cents: 10_000, state: "requested" }]);
  expect(counts).toMatchObject(expect.anything());
  expect((await ask({ search: reference, states: ["succeeded"] })).refunds).toEqual([]);
});

test("a driver sees no refunds", async () => {
  const { headers } = await site.as("driver");
  expect((await site.call("refunds-for-review", {}, headers)).status).toBe(403);
});
