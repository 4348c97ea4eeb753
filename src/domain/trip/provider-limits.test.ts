import { describe, expect, test } from "vitest";
import {
  acceptanceOf,
  noProviderLimits,
  objectionsTo,
  objectionText,
  type ProviderFacts,
  type ProviderLimits,
  providerScore,
  quotaUsed,
  whyProvider,
} from "./provider-limits.ts";

const zones = [
  {
    id: "winelands",
    name: "Winelands",
    shape: { kind: "circle" as const, centre: { latitude: -33.93, longitude: 18.86 }, radiusM: 8000 },
  },
];
const stellenbosch = { latitude: -33.934, longitude: 18.866 };
const airport = { latitude: -33.97, longitude: 18.597 };
const trip = { from: stellenbosch, vehicleClass: "sedan" };
const work = { onDay: 0, inWeek: 0 };
const limited = (changes: Partial<ProviderLimits>) => ({ ...noProviderLimits, ...changes });

test.each([
  ["no limits at all", noProviderLimits, trip, work, []],
  ["within its region", limited({ zones: ["winelands"] }), trip, work, []],
  ["outside its region", limited({ zones: ["winelands"] }), { ...trip, from: airport }, work, ["region"]],
  [
    "from an address that we don’t know",
    limited({ zones: ["winelands"] }),
    { ...trip, from: undefined },
    work,
    ["region"],
  ],
  ["in a zone that is gone from the map", limited({ zones: ["old"] }), trip, work, ["region"]],
  ["a class it drives", limited({ classes: ["sedan"] }), trip, work, []],
  ["a class it doesn’t", limited({ classes: ["large_coach"] }), trip, work, ["class"]],
  ["the last trip of the day", limited({ tripsPerDay: 3 }), trip, { onDay: 2, inWeek: 9 }, []],
  ["one more than the day’s", limited({ tripsPerDay: 3 }), trip, { onDay: 3, inWeek: 9 }, ["day_quota"]],
  ["one more than the week’s", limited({ tripsPerWeek: 9 }), trip, { onDay: 0, inWeek: 9 }, ["week_quota"]],
  [
    "everything at once",
    limited({ zones: ["winelands"], classes: ["shuttle"], tripsPerDay: 1, tripsPerWeek: 1 }),
    { ...trip, from: airport },
    { onDay: 1, inWeek: 1 },
    ["region", "class", "day_quota", "week_quota"],
  ],
])("what speaks against a provider: %s", (_what, limits, asked, has, objections) => {
  expect(objectionsTo({ trip: asked, limits, work: has, zones })).toEqual(objections);
});

test("each objection is a sentence", () => {
  const limits = limited({ tripsPerDay: 3, tripsPerWeek: 9 });
  expect(
    (["region", "class", "day_quota", "week_quota"] as const).map((one) => objectionText(one, { limits })),
  ).toEqual([
    "The pickup is outside their region.",
    "They don’t drive this vehicle class for us.",
    "They have their 3 trips of that day.",
    "They have their 9 trips of that week.",
  ]);
});

describe("the score of a provider beside our own drivers", () => {
  const facts: ProviderFacts = {
    crewScore: 80,
    costCents: 60_000,
    ownCostCents: 60_000,
    acceptance: 1,
    quotaUsed: 0,
  };
  test.each<[string, Partial<ProviderFacts>, number]>([
    ["as cheap as we are, always accepts, with room", {}, 80],
    ["a third dearer", { costCents: 80_000 }, 70],
    ["many times dearer counts as double", { costCents: 900_000 }, 50],
    ["half the price", { costCents: 30_000 }, 95],
    ["no driver of our own is free", { ownCostCents: null, costCents: 900_000 }, 80],
    ["accepts every second offer", { acceptance: 0.5 }, 70],
    ["not known yet", { acceptance: null }, 75],
    ["its quota is used up but for one", { quotaUsed: 0.9 }, 71],
    ["never below nothing", { crewScore: 5, costCents: 900_000, acceptance: 0 }, 0],
  ])("%s", (_what, changes, score) => {
    expect(providerScore({ ...facts, ...changes })).toBe(score);
  });

  test("says why, without the fare", () => {
    const limits = limited({ tripsPerDay: 5 });
    expect(whyProvider({ ...facts, costCents: 72_000, acceptance: 0.8 }, { onDay: 3, inWeek: 9 }, limits)).toEqual([
      "Costs R720, R120 more than our own driver",
      "Accepts 80% of offers",
      "3 of 5 trips that day",
    ]);
  });
});

test("a share of answers counts from five on, and the fuller quota counts", () => {
  expect([acceptanceOf({ asked: 4, accepted: 4 }), acceptanceOf({ asked: 5, accepted: 4 })]).toEqual([null, 0.8]);
  expect(quotaUsed(limited({ tripsPerDay: 4, tripsPerWeek: 10 }), { onDay: 1, inWeek: 6 })).toBe(0.6);
  expect(quotaUsed(noProviderLimits, { onDay: 9, inWeek: 9 })).toBe(0);
});
