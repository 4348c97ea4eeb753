import { expect, test } from "vitest";
import { fatigueRules } from "../compliance/fatigue.ts";
import { addHours } from "../time/local-time.ts";
import { hasDriverForEach, type Undriven } from "./driver-for-each.ts";

const now = new Date("2026-11-16T10:00:00Z");

/** A trip so many hours from now, and who could drive it. */
const trip = (from: number, to: number, drivers: string): Undriven => {
  const span = { from: addHours(now, from), to: addHours(now, to) };
  return { work: { ...span, hasOwnBreaks: false }, busy: span, driverIds: [...drivers] };
};

test.each<readonly [what: string, requested: readonly Undriven[], others: readonly Undriven[], has: boolean]>([
  ["one driver and nothing else", [trip(2, 3, "a")], [], true],
  ["nobody who may drive it", [trip(2, 3, "")], [], false],
  ["the only driver promised to another", [trip(2, 3, "a")], [trip(2.5, 3.5, "a")], false],
  ["one after the other", [trip(2, 3, "a")], [trip(3, 4, "a")], true],
  ["two drivers for two", [trip(2, 3, "ab")], [trip(2, 3, "ab")], true],
  ["two drivers for three", [trip(2, 3, "ab")], [trip(2, 3, "ab"), trip(2, 3, "ab")], false],
  ["the other can do with someone else", [trip(2, 3, "a")], [trip(2, 3, "ab")], true],
  ["the other can do with no one else", [trip(2, 3, "a")], [trip(2, 3, "a"), trip(2, 3, "b")], false],
  ["a chain of changes", [trip(2, 3, "a")], [trip(2, 3, "ab"), trip(2, 3, "bc"), trip(2, 3, "cd")], true],
  ["what only a partner can drive", [trip(2, 3, "a")], [trip(2, 3, "")], true],
  ["too long a day with the other", [trip(15, 16, "a")], [trip(1, 7, "a")], false],
  ["a rest between the two", [trip(13, 14, "a")], [trip(1, 2, "a")], true],
  ["the way there has begun", [trip(-0.1, 1, "a")], [], false],
  ["there and back, one driver", [trip(2, 3, "a"), trip(6, 7, "a")], [], true],
  ["there and back at once, one driver", [trip(2, 4, "a"), trip(3, 5, "a")], [], false],
  ["the way back has nobody", [trip(2, 3, "a"), trip(6, 7, "")], [], false],
])("%s", (_what, request, others, has) => {
  expect(hasDriverForEach({ requested: request, others, rules: fatigueRules, now })).toBe(has);
});
