import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { type DatedRule, paysNothing, ruleOn } from "./pay-rule.ts";

const rule = (id: string, driverId: string | null, from: string, changes: Partial<DatedRule> = {}): DatedRule => ({
  id,
  driverId,
  providerId: null,
  effectiveFrom: localDate(from),
  followsDefault: false,
  perTripCents: 10_000,
  perHourCents: 0,
  dayHours: 12,
  fareShare: 0,
  waitShare: 0,
  nightCents: 0,
  nightAwayCents: 0,
  tipShare: 1,
  createdAt: new Date("2026-01-01T00:00:00Z"),
  ...changes,
});

const rules = [
  rule("default-1", null, "2026-01-01"),
  rule("default-2", null, "2026-06-01"),
  rule("own-1", "sipho", "2026-03-01"),
  rule("own-2", "sipho", "2026-08-01", { createdAt: new Date("2026-07-01T00:00:00Z") }),
  rule("own-2-corrected", "sipho", "2026-08-01", { createdAt: new Date("2026-07-02T00:00:00Z") }),
  rule("back", "sipho", "2026-10-01", { followsDefault: true }),
  rule("provider-1", null, "2026-04-01", { providerId: "lebo" }),
  rule("as-agreed", null, "2026-09-01", { providerId: "lebo", followsDefault: true }),
];

test.each([
  ["before any rule there is none", "sipho", "2025-12-31", null],
  ["without one of their own, the default counts", "thandi", "2026-05-31", "default-1"],
  ["from its first date on, the next default counts", "thandi", "2026-06-01", "default-2"],
  ["before their own starts, the default counts", "sipho", "2026-02-28", "default-1"],
  ["their own counts, also over a newer default", "sipho", "2026-07-31", "own-1"],
  ["of two from the same date the later entry counts", "sipho", "2026-08-01", "own-2-corrected"],
  ["back to the default", "sipho", "2026-10-01", "default-2"],
])("%s", (_, driver, on, id) => {
  expect(ruleOn(rules, { driverId: driver, providerId: null }, localDate(on))?.id ?? null).toBe(id);
});

test.each([
  ["before its own starts, a provider has none: the default is for our own drivers", "2026-03-31", null],
  ["from its first date on", "2026-04-01", "provider-1"],
  ["until it is paid what is agreed again", "2026-09-01", null],
])("%s", (_, on, id) => {
  const sipho = { driverId: "sipho", providerId: "lebo" };
  expect(ruleOn(rules, sipho, localDate(on))?.id ?? null).toBe(id);
});

test("a rule that pays for waiting and nights alone pays nothing for an ordinary trip", () => {
  expect(paysNothing(rule("a", null, "2026-01-01"))).toBe(false);
  expect(paysNothing(rule("a", null, "2026-01-01", { perTripCents: 0, nightCents: 5000 }))).toBe(true);
});
