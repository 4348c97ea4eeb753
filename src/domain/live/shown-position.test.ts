import { expect, test } from "vitest";
import { straightKm } from "../geography/measure-road.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isSilent, roughly, shownPosition } from "./shown-position.ts";

const now = new Date("2026-11-20T12:00:00Z");
const fix = { latitude: -33.92487, longitude: 18.42406, takenAt: now, tripId: "t", driverId: "d", heading: 90 };
const trip = (state: TripState) => ({ tripId: "t", driverId: "d", state });

test.each<[string, TripState, Partial<typeof fix> | null, "exact" | "rough" | "none"]>([
  ["on the way", "en_route", {}, "exact"],
  ["waiting", "arrived", {}, "exact"],
  ["on board", "onboard", {}, "exact"],
  ["not departed", "assigned", {}, "rough"],
  ["reconfirmed", "reconfirmed", {}, "rough"],
  ["dropped off", "completed", {}, "none"],
  ["no-show", "no_show", {}, "none"],
  ["cancelled", "cancelled", {}, "none"],
  ["no position", "en_route", null, "none"],
  ["on another trip", "assigned", { tripId: "u" }, "none"],
  ["another driver had the vehicle", "en_route", { driverId: "e" }, "none"],
])("%s", (_what, state, changes, seen) => {
  const shown = shownPosition(trip(state), changes && { ...fix, ...changes });
  const looks = shown?.isRounded ? "rough" : "exact";
  expect(shown ? looks : "none").toBe(seen);
});

test("roughly is within 100 m, says no more than the square, and is a square", () => {
  for (const [north, east] of [
    [0, 0],
    [0.0001, 0.0001],
    [-0.0002, 0.0003],
    [0.4, -0.7],
  ] as const) {
    const point = { latitude: fix.latitude + north, longitude: fix.longitude + east };
    expect(straightKm(point, roughly(point))).toBeLessThan(0.0715);
  }
  const middle = roughly(fix);
  expect(roughly(middle)).toEqual(middle);
  expect(roughly({ ...middle, latitude: middle.latitude + 0.0003 })).toEqual(middle);
  expect(shownPosition(trip("assigned"), fix)).toMatchObject({ ...middle, heading: null });
});

test("a phone is silent after two minutes", () => {
  expect(isSilent({ takenAt: addMinutes(now, -2) }, now)).toBe(false);
  expect(isSilent({ takenAt: addMinutes(now, -3) }, now)).toBe(true);
});
