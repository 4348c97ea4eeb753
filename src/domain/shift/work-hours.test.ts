import { expect, test } from "vitest";
import { fatigueRules } from "../compliance/fatigue.ts";
import { addHours } from "../time/local-time.ts";
import { workHours } from "./work-hours.ts";

/** A Friday. */
const midnight = new Date("2026-11-20T00:00:00+02:00");
const at = (hours: number) => addHours(midnight, hours);
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
type Spans = readonly ReturnType<typeof span>[];
const read = (trips: Spans, now: number, duty: Spans = []) => workHours({ trips, duty }, at(now), fatigueRules);

test("no trips: no hours, no duty, no rest to speak of", () => {
  expect(read([], 12)).toEqual({
    tripsToday: 0,
    tripsThisWeek: 0,
    hoursToday: 0,
    hoursThisWeek: 0,
    dutyHours: null,
    dutyLeftHours: null,
    restHours: null,
    restedAt: null,
  });
});

test("trips of today and of this week are counted as far as they have gone; what is ahead is not", () => {
  const week = [span(-24 * 6, -24 * 6 + 3), span(-30, -28), span(8, 10), span(11, 14), span(20, 22)];
  expect(read(week, 12)).toMatchObject({ tripsToday: 2, hoursToday: 3, tripsThisWeek: 3, hoursThisWeek: 5 });
});

test("duty runs from the first pickup since the last full rest", () => {
  expect(read([span(-10, -8), span(6, 7), span(11, 13)], 12)).toMatchObject({
    dutyHours: 6,
    dutyLeftHours: 8,
    restHours: null,
  });
  expect(read([span(-2, -1), span(6, 7)], 8)).toMatchObject({ dutyHours: 10, dutyLeftHours: 4, restHours: 1 });
});

test("after a full rest duty is over, and until then it is known when that will be", () => {
  expect(read([span(6, 7)], 12)).toMatchObject({ dutyHours: 6, restHours: 5, restedAt: at(16) });
  expect(read([span(6, 7)], 16)).toMatchObject({ dutyHours: null, dutyLeftHours: null, restHours: 9, restedAt: null });
});

test("who is on duty doesn’t rest, with or without a trip, and drives no more hours by it", () => {
  const trips = [span(6, 7)];
  expect(read(trips, 16, [span(5, 12)])).toMatchObject({ dutyHours: 11, restHours: 4, hoursToday: 1, tripsToday: 1 });
  expect(read(trips, 16, [span(5, 20)])).toMatchObject({ dutyHours: 11, dutyLeftHours: 3, restHours: null });
  expect(read([], 16, [span(-20, -10)])).toMatchObject({ dutyHours: null, restHours: 26, tripsThisWeek: 0 });
});

test("a trip that began yesterday counts for today from midnight", () => {
  expect(read([span(-1, 1)], 3)).toMatchObject({ tripsToday: 1, hoursToday: 1 });
});
