import { describe, expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import { cents } from "../money/money.ts";
import { type CandidateFacts, crewOptions, oversize, rankCandidates, scoreOf, whyOf } from "./rank-candidates.ts";

const usual: CandidateFacts = {
  freeSince: null,
  repositionKm: 10,
  slackMinutes: 60,
  rating: null,
  usualRating: null,
  hoursThisWeek: 18,
  costCents: null,
  marginCents: null,
  cash: null,
  isWithinShift: true,
  isReservedVehicle: false,
  emptySeats: 2,
};

describe("everything else equal", () => {
  test.each<[string, Partial<CandidateFacts>]>([
    ["a longer empty way", { repositionKm: 30 }],
    ["a way no one knows", { repositionKm: null }],
    ["a tight turnaround", { slackMinutes: 19 }],
    ["a fuller week", { hoursThisWeek: 40 }],
    ["a time outside the shift", { isWithinShift: false }],
    ["a coach for two", { emptySeats: 20 }],
    ["a poor rating", { rating: 3.2 }],
    ["a cost of most of the price", { costCents: 90_000, marginCents: 10_000 }],
  ])("%s counts against it", (_what, changes) => {
    expect(scoreOf({ ...usual, ...changes })).toBeLessThan(scoreOf(usual));
  });

  test("the vehicle that was sold counts for it, and twenty minutes are enough", () => {
    expect(scoreOf({ ...usual, isReservedVehicle: true })).toBeGreaterThan(scoreOf(usual));
    expect(scoreOf({ ...usual, slackMinutes: 20 })).toBe(scoreOf(usual));
  });

  test("no rating is no better than a usual one", () => {
    const unrated = scoreOf({ ...usual, usualRating: 4.5 });
    expect(unrated).toBe(scoreOf({ ...usual, rating: 4.5, usualRating: 4.5 }));
    expect(unrated).toBeLessThan(scoreOf({ ...usual, rating: 4.9, usualRating: 4.5 }));
  });

  test("a score stays between 0 and 100", () => {
    const worst = {
      repositionKm: 900,
      slackMinutes: 0,
      hoursThisWeek: 90,
      isWithinShift: false,
      emptySeats: 60,
      rating: 1,
    };
    expect(scoreOf({ ...usual, ...worst })).toBe(0);
    const best = { repositionKm: 0, slackMinutes: null, hoursThisWeek: 0, emptySeats: 0, isReservedVehicle: true };
    expect(scoreOf({ ...usual, ...best })).toBe(100);
  });
});

test("more cash than a driver may carry is said first", () => {
  const cash = { carriedCents: cents(540_000), limitCents: cents(300_000) };
  expect(whyOf({ ...usual, cash })[0]?.replaceAll("\u00a0", " ")).toBe(
    "Would carry R5 400 in cash, over the limit of R3 000",
  );
});

test("why, in words, without money", () => {
  const facts = { ...usual, isReservedVehicle: true, isWithinShift: false, rating: 4.76, costCents: 1, marginCents: 2 };
  expect(whyOf(facts)).toEqual([
    "Outside their usual shift",
    "60 min to the nearest other trip",
    "10 km to the pickup",
    "18 h this week",
    "Rated 4.8",
    "Vehicle reserved for this trip",
  ]);
});

test("who may drive comes first, however far away", () => {
  const candidate = (name: string, score: number, ...overrides: ("dispatcher" | "super_user" | "nobody")[]) => ({
    name,
    oversize: 0,
    score,
    reasons: overrides.map((override) => ({ override })),
  });
  const ranked = rankCandidates([
    candidate("left", 99, "nobody"),
    candidate("expired", 98, "super_user"),
    candidate("busy and away", 97, "dispatcher", "dispatcher"),
    candidate("busy", 60, "dispatcher"),
    candidate("far", 40),
    candidate("near", 80),
    candidate("also near", 80),
  ]);
  expect(ranked.map(({ name }) => name)).toEqual([
    "also near",
    "near",
    "far",
    "busy",
    "busy and away",
    "expired",
    "left",
  ]);
});

test("who can take the trip comes first, the others say why not", () => {
  const choices = [
    { value: "a", label: "Anele" },
    { value: "b", label: "Busi" },
  ];
  expect(crewOptions(choices, [{ id: "a", reasons: ["is away then", "has another trip then"] }])).toEqual([
    { value: "b", label: "Busi" },
    { value: "a", label: "Anele (is away then, has another trip then)" },
  ]);
});

test("a vehicle of the class that was sold comes before a larger one, however near that is", () => {
  const candidate = (name: string, score: number, size: number) => ({ name, score, oversize: size, reasons: [] });
  const ranked = rankCandidates([candidate("coach", 95, 2), candidate("shuttle", 90, 1), candidate("sedan", 40, 0)]);
  expect(ranked.map(({ name }) => name)).toEqual(["sedan", "shuttle", "coach"]);
  expect([
    oversize("luxury_coach", "sedan", startingClasses),
    oversize("sedan", "shuttle", startingClasses),
    oversize("shuttle", undefined, startingClasses),
  ]).toEqual([2, 0, 0]);
});
