import { expect, test } from "vitest";
import { type ForecastDeal, forecastOf } from "./forecast.ts";

const deal = (changes: Partial<ForecastDeal>): ForecastDeal => ({
  state: "proposal",
  valueCents: 100_000,
  probability: 50,
  expectedOn: "2026-12-01",
  ...changes,
});

test.each([
  ["no deals", [], []],
  ["one", [deal({})], [["2026-12", 1, 100_000, 50_000]]],
  ["two of a month", [deal({}), deal({ probability: 20 })], [["2026-12", 2, 200_000, 70_000]]],
  ["half a cent is rounded", [deal({ valueCents: 1 })], [["2026-12", 1, 1, 1]]],
  ["decided ones are no forecast", [deal({ state: "won" }), deal({ state: "lost" })], []],
  [
    "months in order, over the year’s end",
    [deal({ expectedOn: "2027-01-31" }), deal({ expectedOn: "2026-12-31" })],
    [
      ["2026-12", 1, 100_000, 50_000],
      ["2027-01", 1, 100_000, 50_000],
    ],
  ],
] as const)("%s", (_name, deals, expected) => {
  const months = forecastOf(deals).map((one) => [one.month, one.deals, one.valueCents, one.weightedCents]);
  expect(months).toEqual(expected);
});
