import { expect, test } from "vitest";
import { weekAround, workWeek } from "./work-week.ts";

const rules = { dutyHours: 14, restHours: 9, drivingHours: 4.5, pauseMinutes: 15 };
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour - 2));
const trip = (day: number, from: number, to: number) => ({ from: at(day, from), to: at(day, to) });
// A Friday; its week is 16 to 22 November.
const now = at(20, 12);

test("a week runs from Monday to Monday on the clock of Cape Town", () => {
  expect(weekAround(now)).toEqual({ from: at(16, 0), to: at(23, 0) });
  expect(weekAround(at(22, 23))).toEqual(weekAround(at(16, 0)));
});

test("hours count where a trip starts in the week, and are done up to now", () => {
  const trips = [trip(15, 20, 22), trip(16, 8, 10), trip(20, 11, 13), trip(21, 9, 12), trip(23, 1, 2)];
  expect(workWeek(trips, now, rules)).toMatchObject({ hours: 7, hoursDone: 3, restingHours: null });
  expect(workWeek(trips, now, rules).nextStart).toEqual(at(21, 9));
});

test("less than a full rest between two trips makes them one stretch", () => {
  const trips = [trip(17, 5, 8), trip(17, 16, 20), trip(18, 5, 7)];
  expect(workWeek(trips, now, rules).stretches).toMatchObject([
    { hours: 15, trips: 2, restBefore: null, isTooLong: true },
    { hours: 2, trips: 1, restBefore: 9, isTooLong: false },
  ]);
  expect(workWeek(trips, now, rules).restingHours).toBe(53);
});

test("a driver without trips has an empty week", () => {
  expect(workWeek([], now, rules)).toMatchObject({ hours: 0, stretches: [], restingHours: null, nextStart: null });
});
