import { expect, test } from "vitest";
import { localDate } from "./local-time.ts";
import { publicHoliday } from "./public-holidays.ts";

test.each([
  ["2026-01-01", "New Year’s Day"],
  ["2026-04-03", "Good Friday"],
  ["2026-04-06", "Family Day"],
  ["2026-04-05", undefined],
  ["2027-03-26", "Good Friday"],
  ["2028-04-17", "Family Day"],
  ["2026-12-16", "Day of Reconciliation"],
  // Women's Day 2026 is a Sunday.
  ["2026-08-09", "National Women’s Day"],
  ["2026-08-10", "National Women’s Day (observed)"],
  ["2027-12-27", "Day of Goodwill (observed)"],
  ["2022-12-26", "Day of Goodwill"],
  ["2026-11-20", undefined],
] as const)("%s is %s", (date, name) => {
  expect(publicHoliday(localDate(date))).toBe(name);
});
