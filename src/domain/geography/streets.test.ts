import { expect, test } from "vitest";
import { lastRankWithin } from "./streets.ts";

test.each([
  ["the Western Cape", 4, 1],
  ["the Peninsula", 0.5, 2],
  ["a part of the city", 0.12, 3],
  ["a suburb", 0.05, 4],
  ["a few streets", 0.01, 5],
])("a map of %s, %d degrees wide, shows roads down to rank %d", (_, degrees, rank) => {
  expect(lastRankWithin({ west: 18.4, east: 18.4 + degrees, south: -34, north: -33.9 })).toBe(rank);
});
