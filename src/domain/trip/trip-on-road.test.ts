import { expect, test } from "vitest";
import { addHours, addMinutes } from "../time/local-time.ts";
import { endOnRoad, isOnRoad, shouldHaveStarted } from "./trip-on-road.ts";

const start = new Date("2026-11-20T08:00:00Z");
const end = addHours(start, 2);

test.each([
  ["onboard", 1, 2],
  ["onboard", 3, 3],
  ["assigned", 5, 5],
  ["onboard", 9, 8],
  ["completed", 3, 2],
  ["no_show", 3, 2],
] as const)("%s, %d hours after the pickup: it ends %d hours after it", (state, hours, ends) => {
  expect(endOnRoad({ state, pickupAt: start, end }, addHours(start, hours))).toEqual(addHours(start, ends));
});

test.each([
  ["completed", 5, 5],
  ["completed", 1, 1],
  ["no_show", 3, 3],
  ["completed_unverified", 8, 2],
] as const)("%s after %d hours by its record: it ended %d hours after the pickup", (state, hours, ends) => {
  const endedAt = addHours(start, hours);
  expect(endOnRoad({ state, pickupAt: start, end, endedAt }, addHours(start, 9))).toEqual(addHours(start, ends));
});

test.each([
  ["reconfirmed", 15, false],
  ["reconfirmed", 16, true],
  ["unassigned", 16, true],
  ["assigned", 16, true],
  ["en_route", 16, false],
  ["onboard", 200, false],
  ["completed", 200, false],
  ["planned", 16, false],
  ["cancelled", 16, false],
] as const)("%s, %d minutes after the pickup: should have started %s", (state, minutes, isLate) => {
  expect(shouldHaveStarted({ state, pickupAt: start }, addMinutes(start, minutes))).toBe(isLate);
});

test("only who has set out is on the road", () => {
  expect(isOnRoad({ state: "reconfirmed" })).toBe(false);
  expect(isOnRoad({ state: "en_route" })).toBe(true);
  expect(isOnRoad({ state: "completed" })).toBe(false);
});
