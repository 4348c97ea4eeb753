import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { fatigueBreaches, fatigueRules, type WorkSpan } from "./fatigue.ts";

const midnight = new Date("2026-11-20T00:00:00+02:00");
const span = (from: number, to: number, hasOwnBreaks = false): WorkSpan => ({
  from: addHours(midnight, from),
  to: addHours(midnight, to),
  hasOwnBreaks,
});

test.each<[string, readonly WorkSpan[], WorkSpan, readonly [string, number][]]>([
  ["one short trip", [], span(9, 11), []],
  ["exactly four and a half hours", [], span(9, 13.5), []],
  ["longer in one go", [], span(9, 14), [["no_pause", 5]]],
  ["a tour stops on its way", [], span(9, 18, true), []],
  ["two trips with less than a quarter of an hour between", [span(9, 12)], span(12.2, 14), [["no_pause", 5]]],
  ["two trips with a pause between", [span(9, 12)], span(12.25, 14), []],
  ["exactly fourteen hours from first to last", [span(6, 7), span(12, 13)], span(18, 20), []],
  ["more than that", [span(6, 7), span(12, 13)], span(19, 20.5), [["duty_too_long", 14.5]]],
  ["early and late with less than nine hours between", [span(5, 9)], span(17.5, 20), [["duty_too_long", 15]]],
  ["early and late with nine hours of rest between", [span(5, 9)], span(18, 20), []],
  ["into the next morning without rest", [span(16, 20)], span(27, 31), [["duty_too_long", 15]]],
  ["what came after the rest does not count", [span(5, 9), span(20, 22)], span(9.5, 11), []],
])("%s", (_what, planned, trip, expected) => {
  const breaches = fatigueBreaches({ trips: planned, duty: [] }, trip, fatigueRules);
  expect(breaches.map(({ kind, hours }) => [kind, Math.round(hours * 100) / 100])).toEqual(expected);
});

test.each<[string, WorkSpan, WorkSpan, readonly [string, number][]]>([
  ["on duty until an hour before", span(4, 12), span(13, 18), [["no_pause", 5]]],
  ["on duty since long before", span(2, 10), span(13, 17), [["duty_too_long", 15]]],
  ["on duty long ago, and rested since", span(2, 4), span(13, 17), []],
])("%s: waiting on duty is no rest and no driving", (_what, duty, trip, expected) => {
  const breaches = fatigueBreaches({ trips: [], duty: [duty] }, trip, fatigueRules);
  expect(breaches.map(({ kind, hours }) => [kind, hours])).toEqual(expected);
});
