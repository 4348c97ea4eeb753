import { expect, test } from "vitest";
import type { TripState } from "../../trip/trip-lifecycle.ts";
import { isWhollyMissed, progressOf } from "./follow-trips.ts";

test.each<[string, TripState[], ReturnType<typeof progressOf>]>([
  ["nothing is planned", [], null],
  ["no one has set off", ["assigned", "unassigned"], null],
  ["the first driver has set off", ["en_route", "unassigned"], "in_progress"],
  ["passengers are on board", ["onboard"], "in_progress"],
  ["between two trips", ["completed", "assigned"], "in_progress"],
  ["the last drop-off", ["completed", "completed"], "completed"],
  ["the return trip was cancelled", ["completed", "cancelled"], "completed"],
  ["no one came for the return trip", ["completed", "no_show"], "completed"],
  ["it broke down, and another vehicle is to come", ["interrupted", "assigned"], "in_progress"],
  ["it broke down, and ended in another vehicle", ["interrupted", "completed"], "completed"],
  ["it broke down, and ended there", ["interrupted", "cancelled"], "completed"],
  ["no one came at all: it ends as a no-show", ["no_show", "no_show"], null],
  ["all of it was cancelled", ["cancelled"], null],
])("%s", (_what, trips, expected) => {
  expect(progressOf(trips)).toBe(expected);
});

test.each<[TripState[], boolean]>([
  [["no_show", "no_show"], true],
  [["no_show", "cancelled"], true],
  [["no_show", "assigned"], false],
  [["no_show", "completed"], false],
  [["cancelled"], false],
  [[], false],
])("no one came to any of %j: %s", (trips, expected) => {
  expect(isWhollyMissed(trips)).toBe(expected);
});
