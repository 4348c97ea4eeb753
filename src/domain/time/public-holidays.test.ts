import { expect, test } from "vitest";
import { localDate } from "./local-time.ts";
import { holidaysOf, noHolidayChanges, publicHoliday } from "./public-holidays.ts";

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

test("the company adds, removes and moves days", () => {
  const changes = {
    added: [{ on: localDate("2026-11-04"), name: "Local elections" }],
    removed: [localDate("2026-09-24")],
  };
  expect(publicHoliday(localDate("2026-11-04"), changes)).toBe("Local elections");
  expect(publicHoliday(localDate("2026-09-24"), changes)).toBeUndefined();
  expect(publicHoliday(localDate("2027-09-24"), changes)).toBe("Heritage Day");
  const year = holidaysOf(2026, changes);
  expect(year.map(({ on }) => on)).toEqual([...year.map(({ on }) => on)].toSorted());
  expect(year.filter(({ kind }) => kind !== "lawful")).toEqual([
    { on: "2026-09-24", name: "Heritage Day", kind: "removed" },
    { on: "2026-11-04", name: "Local elections", kind: "added" },
  ]);
  // Twelve by the Act, and the Monday after Women’s Day.
  expect(holidaysOf(2026, noHolidayChanges)).toHaveLength(13);
});
