import { expect, test } from "vitest";
import { addDays, daysBetween, localDate } from "../time/local-time.ts";
import { type Comparison, comparedPeriod, partsOfPeriod, stepOf, stepStart, stepsOf } from "./periods.ts";

const period = (from: string, until: string) => ({ from: localDate(from), until: localDate(until) });

test.each([
  ["2026-07-01", "2026-07-31", ["2026-07-01", "2026-07-01"], []],
  ["2026-07-02", "2026-07-30", null, [["2026-07-02", "2026-07-30"]]],
  [
    "2026-06-15",
    "2026-09-02",
    ["2026-07-01", "2026-08-01"],
    [
      ["2026-06-15", "2026-06-30"],
      ["2026-09-01", "2026-09-02"],
    ],
  ],
  ["2025-01-01", "2026-02-10", ["2025-01-01", "2026-01-01"], [["2026-02-01", "2026-02-10"]]],
  ["2026-12-31", "2026-12-31", null, [["2026-12-31", "2026-12-31"]]],
])("%s to %s is read as its whole months and the days around them", (from, until, months, days) => {
  const parts = partsOfPeriod(period(from, until));
  expect(parts.months && [parts.months.from, parts.months.until]).toEqual(months);
  expect(parts.days.map((one) => [one.from, one.until])).toEqual(days);
});

test("the parts of any period have each of its days once", () => {
  for (let start = 0; start < 70; start += 3)
    for (let length = 0; length < 130; length += 7) {
      const from = addDays(localDate("2026-01-01"), start);
      const until = addDays(from, length);
      const { months, days } = partsOfPeriod({ from, until });
      const inMonths = months
        ? daysBetween(months.from, localDate(addDays(localDate(`${addDays(months.until, 31).slice(0, 7)}-01`), 0)))
        : 0;
      expect(days.reduce((sum, one) => sum + daysBetween(one.from, one.until) + 1, inMonths)).toBe(length + 1);
    }
});

test.each<[string, string, Comparison, [string, string] | null]>([
  ["2026-07-01", "2026-07-31", "before", ["2026-06-01", "2026-06-30"]],
  ["2026-03-01", "2026-03-31", "year", ["2025-03-01", "2025-03-31"]],
  ["2025-02-01", "2025-02-28", "year", ["2024-02-01", "2024-02-29"]],
  ["2026-01-01", "2026-12-31", "before", ["2025-01-01", "2025-12-31"]],
  ["2026-11-10", "2026-11-16", "before", ["2026-11-03", "2026-11-09"]],
  ["2026-11-10", "2026-11-16", "year", ["2025-11-10", "2025-11-16"]],
  ["2026-11-10", "2026-11-16", "none", null],
])("%s to %s against %s", (from, until, comparison, expected) => {
  const other = comparedPeriod(period(from, until), comparison);
  expect(other && [other.from, other.until]).toEqual(expected);
});

test("any time may be chosen to hold it against", () => {
  const july = period("2026-07-01", "2026-07-31");
  expect(comparedPeriod(july, "other", period("2024-12-10", "2024-12-20"))).toEqual(period("2024-12-10", "2024-12-20"));
  expect(comparedPeriod(july, "other")).toBeNull();
  expect(stepsOf(period("2024-01-01", "2024-12-31"), "day")).toHaveLength(366);
});

test("a period is drawn by day, week or month, and every day has its step", () => {
  expect(stepOf(period("2026-07-01", "2026-07-31"))).toBe("day");
  expect(stepOf(period("2026-01-01", "2026-04-30"))).toBe("week");
  const years = period("2024-01-15", "2026-12-31");
  expect(stepsOf(years)).toHaveLength(36);
  expect(stepsOf(years)[0]).toBe("2024-01-15");
  const quarter = period("2026-01-05", "2026-04-30");
  expect(stepsOf(quarter)).toContain(stepStart(localDate("2026-04-29"), "week", quarter));
});
