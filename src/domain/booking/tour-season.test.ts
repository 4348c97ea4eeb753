import { describe, expect, test } from "vitest";
import { sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import type { Tour } from "../catalogue/tour.ts";
import { localDate, localDateOf } from "../time/local-time.ts";
import {
  calendarSentences,
  mayBeClosed,
  runsOn,
  seasonProblem,
  seasonSentence,
  startProblem,
  tourChosen,
} from "./tour-season.ts";

const whales = "Whale watching runs from June to November.";
const flowers = "The West Coast tour runs from August to September.";
const onTour = (offer: string) => ({ service: "day_tour", offer });

describe("a tour out of season is named with its season", () => {
  test.each([
    ["whale-watching", "2026-05-31", whales],
    ["whale-watching", "2026-06-01", null],
    ["whale-watching", "2026-11-30", null],
    ["whale-watching", "2026-12-01", whales],
    ["whale-watching", "2026-12-31", whales],
    ["whale-watching", "2027-01-01", whales],
    ["whale-watching", "2028-02-29", whales],
    ["whale-watching", "2028-06-01", null],
    ["west-coast", "2027-07-31", flowers],
    ["west-coast", "2027-08-01", null],
    ["west-coast", "2027-09-30", null],
    ["west-coast", "2027-10-01", flowers],
    ["winelands", "2026-12-31", null],
    ["winelands", "2027-01-01", null],
    ["winelands", "2026-12-25", tours.find(({ slug }) => slug === "winelands")?.closures[0]?.text ?? "none"],
    ["table-mountain", "2027-07-20", null],
    ["whale-watching", "", null],
    ["whale-watching", "next week", null],
  ])("%s on %s: %s", (offer, date, problem) => {
    expect(seasonProblem(onTour(offer), date, tours)).toBe(problem);
  });
});

test.each([
  ["the last minute of May", "2027-05-31T21:59:00Z", whales],
  ["midnight in Cape Town, still May in London", "2027-05-31T22:00:00Z", null],
  ["the last minute of November", "2026-11-30T21:59:00Z", null],
  ["midnight of 1 December", "2026-11-30T22:00:00Z", whales],
  ["midnight of the new year", "2026-12-31T22:00:00Z", whales],
])("the clock of Cape Town decides: %s", (_, moment, problem) => {
  expect(seasonProblem(onTour("whale-watching"), localDateOf(new Date(moment)), tours)).toBe(problem);
});

describe("a season over the turn of the year", () => {
  const summer: Tour = { ...(tours[0] as Tour), subject: "The summer tour", months: [11, 12, 1, 2] };

  test.each([
    ["2026-10-31", false],
    ["2026-11-01", true],
    ["2026-12-31", true],
    ["2027-01-01", true],
    ["2027-02-28", true],
    ["2027-03-01", false],
  ])("%s: %s", (date, runs) => {
    expect(runsOn(summer, localDate(date))).toBe(runs);
  });

  test("is named from its first month to its last", () => {
    expect(seasonSentence(summer)).toBe("The summer tour runs from November to February.");
    expect(seasonSentence({ ...summer, months: [8] })).toBe("The summer tour runs in August.");
    expect(seasonSentence({ ...summer, months: null })).toBeNull();
  });
});

test.each([
  [{ service: "day_tour", offer: "whale-watching" }, "whale-watching"],
  [{ service: "day_tour", offer: "township-tour" }, "township"],
  [{ service: "day_tour", offer: null, destination: "Whale Watching tour" }, "whale-watching"],
  [{ service: "day_tour", offer: "winelands", destination: "West Coast" }, "winelands"],
  [{ service: "day_tour", offer: null, destination: "" }, undefined],
  [{ service: "airport_transfer", offer: "whale-watching" }, undefined],
])("%j chooses %s", (choice, slug) => {
  expect(tourChosen(choice, tours)?.slug).toBe(slug);
});

test("a page says all that limits a tour: its season, its closed days, what our team checks", () => {
  const said = (slug: string) => calendarSentences(tours.find((tour) => tour.slug === slug) as Tour);
  expect(said("whale-watching")).toEqual([whales]);
  expect(said("winelands")).toEqual([expect.stringContaining("Good Friday")]);
  expect(said("robben-island")).toEqual([]);
  expect(said("township")).toEqual([expect.stringContaining("closed on Sundays")]);
  expect(said("table-mountain")).toEqual([expect.stringContaining("maintenance")]);
});

test("a tour that is not on sale says so on every date, and its calendar still holds for those who booked it", () => {
  const winelands = tours.find(({ slug }) => slug === "winelands") as Tour;
  const paused: Tour = { ...winelands, state: "paused" };
  expect(seasonProblem(onTour("winelands"), "2026-11-25", [paused])).toBe(
    "The Winelands tour is not offered at the moment.",
  );
  expect(runsOn(paused, localDate("2026-11-25"))).toBe(true);
  expect(runsOn(paused, localDate("2026-12-25"))).toBe(false);
});

test("a date on which the cableway may be shut is checked, not refused", () => {
  const mountain = tours.find(({ slug }) => slug === "table-mountain") as Tour;
  expect(mayBeClosed(mountain, localDate("2027-07-20"))).toBe(true);
  expect(runsOn(mountain, localDate("2027-07-20"))).toBe(true);
  expect(mayBeClosed(mountain, localDate("2027-10-20"))).toBe(false);
});

const startingAt = (...startTimes: string[]): readonly Tour[] =>
  tours.map((tour) => (tour.slug === "overberg" ? { ...tour, startTimes } : tour));

test.each([
  ["09:00", null],
  ["07:45", "The Overberg tour starts at 07:30, 09:00 or 13:00."],
])("of three start times %s: %s", (time, problem) => {
  expect(startProblem(onTour("overberg"), time, startingAt("07:30", "09:00", "13:00"))).toBe(problem);
});

test("with one start time a tour starts when its customer likes, and so does everything else", () => {
  expect(startProblem(onTour("overberg"), "07:45", startingAt("07:30"))).toBeNull();
  expect(startProblem({ service: "custom", offer: "overberg" }, "07:45", startingAt("07:30", "09:00"))).toBeNull();
});
