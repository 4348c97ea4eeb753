import { expect, test } from "vitest";
import { weekAround, workWeek } from "./work-week.ts";

const rules = { dutyHours: 14, restHours: 9, drivingHours: 4.5, pauseMinutes: 15 };
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour - 2));
const trip = (day: number, from: number, to: number) => ({ from: at(day, from), to: at(day, to) });
// A Friday; its week is 16 to 22 November.
const now = at(20, 12);
type Spans = readonly ReturnType<typeof trip>[];
const week = (trips: Spans, duty: Spans = []) => workWeek({ trips, duty }, now, rules);

test("a week runs from Monday to Monday on the clock of Cape Town", () => {
  expect(weekAround(now)).toEqual({ from: at(16, 0), to: at(23, 0) });
  expect(weekAround(at(22, 23))).toEqual(weekAround(at(16, 0)));
});

test("hours count where a trip starts in the week, and are done up to now", () => {
  const trips = [trip(15, 20, 22), trip(16, 8, 10), trip(20, 11, 13), trip(21, 9, 12), trip(23, 1, 2)];
  expect(week(trips)).toMatchObject({ hours: 7, hoursDone: 3, restingHours: null });
  expect(week(trips).nextStart).toEqual(at(21, 9));
});

test("less than a full rest between two trips makes them one stretch", () => {
  const trips = [trip(17, 5, 8), trip(17, 16, 20), trip(18, 5, 7)];
  expect(week(trips).stretches).toMatchObject([
    { hours: 15, trips: trips.slice(0, 2), restBefore: null, isTooLong: true },
    { hours: 2, trips: trips.slice(2), restBefore: 9, isTooLong: false },
  ]);
  expect(week(trips).restingHours).toBe(53);
});

test("a driver without trips has an empty week", () => {
  expect(week([])).toMatchObject({ hours: 0, stretches: [], restingHours: null, nextStart: null });
});

test("who was on duty worked that long, whatever was planned; who still is doesn’t rest", () => {
  const trips = [trip(19, 8, 10)];
  expect(week(trips, [trip(19, 6, 21)])).toMatchObject({
    hours: 2,
    restingHours: 15,
    stretches: [{ hours: 15, trips, isTooLong: true }],
  });
  expect(week(trips, [trip(20, 7, 12)])).toMatchObject({
    restingHours: null,
    stretches: [{}, { hours: 5, trips: [] }],
  });
});
