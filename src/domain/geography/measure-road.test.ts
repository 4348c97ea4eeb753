import { expect, test } from "vitest";
import { placeIn } from "./find-place.ts";
import { measureRoad } from "./measure-road.ts";

const road = (from: string, to: string) => {
  const [a, b] = [placeIn(from), placeIn(to)];
  if (!a || !b) throw new Error(`Unknown: ${from} or ${to}`);
  return measureRoad(a, b);
};

/** Usual figures of route planners; ours come from a sketch of the main roads. */
test.each([
  ["Cape Town City Centre", "Cape Town International Airport", 20],
  ["Cape Town City Centre", "Stellenbosch", 50],
  ["Cape Town City Centre", "Franschhoek", 82],
  ["Cape Town City Centre", "Paarl", 60],
  ["Cape Town City Centre", "Hermanus", 122],
  ["Cape Town City Centre", "George", 430],
  ["Cape Town City Centre", "Knysna", 490],
  ["Cape Town City Centre", "Camps Bay", 7],
  ["Cape Town International Airport", "Camps Bay", 26],
  ["Cape Town International Airport", "Stellenbosch", 35],
] as const)("%s to %s is about %d km", (from, to, kilometres) => {
  const { kilometres: measured } = road(from, to);
  expect(Math.abs(measured - kilometres)).toBeLessThanOrEqual(Math.max(2.5, kilometres * 0.15));
});

test("the return trip is as long as the outbound trip", () => {
  expect(road("Stellenbosch", "Hermanus")).toEqual(road("Hermanus", "Stellenbosch"));
});

test("from a place to itself it is no way at all, and still a minute", () => {
  expect(road("Camps Bay", "Camps Bay")).toEqual({ kilometres: 0, minutes: 1 });
});
