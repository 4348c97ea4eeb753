import { describe, expect, test } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteJourney } from "../../draft-contract.ts";
import { quoteBuilderContract } from "../contract.ts";
import { priceQuoteOption } from "./price-quote-option.ts";

const trip = (changes: object) =>
  quoteJourney.parse({ service_type: "day_tour", pickup_date: "2026-11-28", pickup_location: "Camps Bay", ...changes });
const { refusals } = quoteBuilderContract.priceQuoteOption;

describe("without a tariff price, the answer says what to do", () => {
  test.each([
    ["a trip without a date", { offer: "winelands", pickup_date: null }, "no_day", /^Choose a pickup date/],
    ["a tour that is not chosen", { offer: null }, "no_tour", /^Choose a tour/],
    ["a tour without a tariff", { offer: "winelands" }, "no_price", /^Enter a price/],
    ["a service priced by our team", { service_type: "custom" }, "no_price", /^Enter a price/],
  ] as const)("%s", (_what, changes, reason, says) =>
    inTransaction(async (ctx) => {
      const { winelands: _gone, ...others } = sampleTariff.tours;
      const content = { ...sampleTariff, tours: others };
      const inForce = { version: 9, state: "active", validFrom: "2026-11-01" } as const;
      await ctx.db.insert(tariffs).values({ ...inForce, content, createdAt: ctx.now });
      expect(await priceQuoteOption(ctx, { journey: trip(changes) })).toMatchObject({ ok: false, reason });
      expect(refusals[reason]).toMatch(says);
    }),
  );

  test("a tour with a price has it as lines", () =>
    inTransaction(async (ctx) => {
      const priced = await priceQuoteOption(ctx, { journey: trip({ offer: "winelands" }) });
      expect(priced).toMatchObject({ ok: true, value: { lines: [{}, {}] } });
    }));
});
