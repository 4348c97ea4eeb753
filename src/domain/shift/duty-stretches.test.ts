import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { dutyStretches, spanOnDuty } from "./duty-stretches.ts";

const midnight = new Date("2026-11-20T00:00:00+02:00");
const at = (hours: number) => addHours(midnight, hours);
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
type Spans = readonly ReturnType<typeof span>[];
const read = (trips: Spans, duty: Spans) =>
  dutyStretches({ trips, duty }, 9).map(({ from, hours, trips, restBefore }) => [
    (from.getTime() - midnight.getTime()) / 3_600_000,
    hours,
    trips.length,
    restBefore,
  ]);

test.each<[string, Spans, Spans, ReturnType<typeof read>]>([
  ["nothing done", [], [], []],
  ["one trip", [span(6, 8)], [], [[6, 2, 1, null]]],
  ["less than a full rest between", [span(6, 8), span(16, 18)], [], [[6, 12, 2, null]]],
  [
    ...(["a full rest between", [span(6, 8), span(17, 18)], []] as const),
    [
      [6, 2, 1, null],
      [17, 1, 1, 9],
    ],
  ],
  ["on duty between, so no rest", [span(6, 8), span(17, 18)], [span(8, 10)], [[6, 12, 2, null]]],
  ["on duty before the first pickup and after the last drop-off", [span(8, 9)], [span(6, 12)], [[6, 6, 1, null]]],
  ["on duty without a trip", [], [span(6, 9)], [[6, 3, 0, null]]],
  ["in no order", [span(16, 18), span(6, 8)], [], [[6, 12, 2, null]]],
  ["one trip within another", [span(6, 12), span(7, 8)], [span(20, 21)], [[6, 15, 2, null]]],
])("%s", (_what, trips, duty, expected) => {
  expect(read(trips, duty)).toEqual(expected);
});

test("duty is open until now, and a forgotten switch ends with the longest duty", () => {
  expect(spanOnDuty({ from: at(6), to: null }, at(8), 14)).toEqual(span(6, 8));
  expect(spanOnDuty({ from: at(6), to: null }, at(30), 14)).toEqual(span(6, 20));
  expect(spanOnDuty({ from: at(6), to: at(7) }, at(30), 14)).toEqual(span(6, 7));
});
