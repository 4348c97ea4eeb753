import { expect, test } from "vitest";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aDrivenTrip, anotherDriver, aPaidDriver, aPayRule, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myEarnings } from "./my-earnings.ts";

test("a driver sees their own trips by week, the open amount and cash to hand in, but no fare and nothing to derive it from", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { fareShare: 0.1 });
    const driver = await aPaidDriver(ctx);
    const booking = { totalCents: 98_760, pickupLocation: "12 Main Road, Sea Point", destination: "Hermanus" };
    const priced = { booking, trip: { priceCents: 98_760 } };
    const trip = await aDrivenTrip(ctx, driver, { ...priced, hoursAgo: 5 });
    await aDrivenTrip(ctx, driver, { ...priced, hoursAgo: 24 * 10 });
    await aDrivenTrip(ctx, await anotherDriver(ctx), { ...priced, hoursAgo: 5 });
    await settleAll(ctx);
    await takenCash(driver.asking, trip.bookingId, 45_000);

    const answer = await myEarnings(driver.asking, {});
    expect(answer).toMatchObject({
      value: {
        provider: null,
        has_rule: true,
        open_cents: 2 * 19_876,
        cash_held_cents: 45_000,
        next: null,
        weeks: [
          {
            amount_cents: 19_876,
            items: [
              {
                state: "open",
                amount_cents: 19_876,
                trip: { reference: trip.reference, way: "Sea Point to Hermanus" },
              },
            ],
          },
          { items: [{}] },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/98\s?760|Main Road|\d ?%|0\.1\b/);
  }));

test("earlier weeks load on demand", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const driver = await aPaidDriver(ctx);
    await aDrivenTrip(ctx, driver);
    await aDrivenTrip(ctx, driver, { hoursAgo: 24 * 100 });
    await settleAll(ctx);
    const first = await myEarnings(driver.asking, {});
    if (!first.ok) throw new Error(first.reason);
    expect(first.value.weeks).toHaveLength(1);
    const second = await myEarnings(driver.asking, { until: first.value.next });
    expect(second).toMatchObject({ value: { weeks: [{ items: [{}] }], next: null } });
  }));

test("a partner’s driver sees who pays them, and no amounts", () =>
  inTransaction(async (ctx) => {
    const { providerId } = await writeProvider(ctx);
    const driver = await aPaidDriver(ctx, { providerId });
    await aDrivenTrip(ctx, driver, { agreedCents: 70_000 });
    await settleAll(ctx);
    expect(await myEarnings(driver.asking, {})).toMatchObject({
      value: { provider: "Table Bay Drivers", open_cents: 0, weeks: [], next: null },
    });
  }));

test("an account without a driver’s record has none", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "new@example.com", roles: ["driver"] });
    expect(await myEarnings(me, {})).toMatchObject({ reason: "not_found" });
  }));
