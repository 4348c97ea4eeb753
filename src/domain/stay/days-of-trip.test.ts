import { expect, test } from "vitest";
import { fatigueBreaches, fatigueRules } from "../compliance/fatigue.ts";
import { workWeek } from "../driver/work-week.ts";
import { nightsAway } from "../pay/trip-pay.ts";
import { workHours } from "../shift/work-hours.ts";
import { daysOfTrip } from "./days-of-trip.ts";

const at = (text: string) => new Date(`2026-12-${text}:00+02:00`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

test.each([
  ["one day is one", span("02T08:00", "02T18:00"), [span("02T08:00", "02T18:00")]],
  ["an evening that ends at two is none more", span("02T16:00", "03T02:00"), [span("02T16:00", "03T02:00")]],
  [
    "three days from eight to six",
    span("02T08:00", "04T18:00"),
    [span("02T08:00", "02T18:00"), span("03T08:00", "03T18:00"), span("04T08:00", "04T18:00")],
  ],
  [
    "on the other days no driver goes on for longer than the rule allows",
    span("02T08:00", "03T22:00"),
    [span("02T08:00", "02T20:00"), span("03T08:00", "03T22:00")],
  ],
  [
    "from the evening to the night after the next",
    span("02T18:00", "04T04:00"),
    [span("02T18:00", "03T04:00"), span("03T18:00", "04T04:00")],
  ],
] as const)("%s", (_what, trip, days) => {
  expect(daysOfTrip(trip)).toEqual(days);
});

const tour = { ...span("02T08:00", "04T18:00"), hasOwnBreaks: true };

test("a driver may drive several days: the nights are rest, and each day is judged by itself", () => {
  expect(fatigueBreaches({ trips: [], duty: [] }, tour, fatigueRules)).toEqual([]);
  const early = { ...span("04T01:00", "04T02:00"), hasOwnBreaks: false };
  expect(fatigueBreaches({ trips: [early], duty: [] }, tour, fatigueRules)).toMatchObject([{ kind: "duty_too_long" }]);
});

test("each day counts its own hours, on the driver’s phone and in the week our team reads", () => {
  expect(workHours({ trips: [tour], duty: [] }, at("03T12:00"), fatigueRules)).toMatchObject({
    hoursToday: 4,
    hoursThisWeek: 14,
    tripsToday: 1,
    tripsThisWeek: 1,
    dutyHours: 4,
  });
  expect(workHours({ trips: [tour], duty: [] }, at("03T23:00"), fatigueRules)).toMatchObject({ restHours: 5 });
  const week = workWeek({ trips: [tour], duty: [] }, at("03T12:00"), fatigueRules);
  expect(week).toMatchObject({ hours: 30, hoursDone: 14, nextStart: at("04T08:00") });
  expect(week.stretches.map(({ hours, isTooLong }) => [hours, isTooLong])).toEqual([
    ...[1, 2, 3].map(() => [10, false]),
  ]);
});

test("there are as many nights away as there are days after the first", () => {
  expect(nightsAway({ start: tour.from, end: tour.to })).toBe(daysOfTrip(tour).length - 1);
});
