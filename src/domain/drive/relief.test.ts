import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { tripStates } from "../trip/trip-lifecycle.ts";
import { isStranded, planRelief, whereItStopped } from "./relief.ts";

const start = new Date("2026-11-20T08:00:00Z");
const at = (minutes: number) => addMinutes(start, minutes);
const broken = { pickupAt: start, end: at(60), boardedAt: at(10), stoppedAt: at(30), roadMinutes: null };

test.each([
  ["what is left as planned", {}, 30, 20 / 50],
  ["what is left by road", { roadMinutes: 40 }, 40, 20 / 60],
  ["late already: at least some minutes are left", { stoppedAt: at(90) }, 15, 80 / 95],
  ["nobody said when they got in", { boardedAt: null }, 30, 30 / 60],
  ["it never moved", { boardedAt: at(30) }, 30, 0],
] as const)("%s", (_what, changes, minutes, share) => {
  const trip = { ...broken, ...changes };
  const plan = planRelief(trip, trip.stoppedAt);
  expect(plan.pickupAt).toEqual(addMinutes(trip.stoppedAt, 30));
  expect(plan.end).toEqual(addMinutes(plan.pickupAt, minutes));
  expect(plan.drivenShare).toBeCloseTo(share);
});

test("the time given to passengers ends in 0 or 5, and counts from when we know", () => {
  expect(planRelief(broken, at(41.5)).pickupAt).toEqual(at(75));
});

test("where they wait: in words, on the map, or as far as anyone knows", () => {
  const point = { latitude: -34.0805, longitude: 18.8432 };
  const destination = "Hermanus";
  expect(whereItStopped({ words: "N2, Sir Lowry’s Pass viewpoint", point, destination })).toBe(
    "N2, Sir Lowry’s Pass viewpoint",
  );
  expect(whereItStopped({ words: "", point, destination })).toContain("(Somerset West)");
  expect(whereItStopped({ words: "", point: null, destination })).toBe("On the way to Hermanus");
});

test("passengers are stranded until the relief vehicle has them on board", () => {
  const stranded = tripStates.filter((state) => isStranded({ state, continues: "the first" }));
  expect(stranded).toEqual(["unassigned", "offered", "assigned", "reconfirmed", "en_route", "arrived", "searching"]);
  expect(tripStates.some((state) => isStranded({ state, continues: null }))).toBe(false);
});
