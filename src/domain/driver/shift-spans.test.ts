import { describe, expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { isWithinShifts, shiftSpans } from "./shift-spans.ts";
import type { Shift } from "./weekly-shifts.ts";

const friday = localDate("2026-11-20");
const day = { weekday: 5, starts: "06:00:00", ends: "15:00:00" };
const night = { weekday: 4, starts: "18:00", ends: "02:00" };
const summaryOf = (spans: ReturnType<typeof shiftSpans>) =>
  spans.map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`);

describe("the shifts of a date", () => {
  test("are those of its weekday", () => {
    expect(summaryOf(shiftSpans([day], friday))).toEqual(["2026-11-20T04:00:00.000Z 2026-11-20T13:00:00.000Z"]);
    expect(shiftSpans([day], localDate("2026-11-21"))).toEqual([]);
  });

  test("and the one that began the evening before and runs past midnight", () => {
    expect(summaryOf(shiftSpans([day, night], friday))).toEqual([
      "2026-11-19T16:00:00.000Z 2026-11-20T00:00:00.000Z",
      "2026-11-20T04:00:00.000Z 2026-11-20T13:00:00.000Z",
    ]);
  });

  test("but not one that ends at midnight", () => {
    expect(shiftSpans([{ weekday: 4, starts: "16:00", ends: "00:00" }], friday)).toEqual([]);
  });
});

const at = (date: string, time: string) => momentOf(localDate(date), localTime(time));
const shift = (weekday: number, starts: string, ends: string): Shift => ({
  weekday,
  starts: localTime(starts),
  ends: localTime(ends),
});

/** The 20th of November 2026 is a Friday. */
test.each([
  ["no shifts at all", [], "2026-11-20", "03:00", "04:00", true],
  ["inside", [shift(5, "08:00", "17:00")], "2026-11-20", "08:00", "17:00", true],
  ["ends later", [shift(5, "08:00", "17:00")], "2026-11-20", "16:00", "17:30", false],
  ["another day", [shift(4, "08:00", "17:00")], "2026-11-20", "09:00", "10:00", false],
  ["in the night after", [shift(4, "20:00", "04:00")], "2026-11-20", "01:00", "03:30", true],
  ["a whole day", [shift(5, "00:00", "00:00")], "2026-11-20", "09:00", "23:59", true],
] as const)("%s", (_what, shifts, day, from, to, expected) => {
  expect(isWithinShifts(shifts, { from: at(day, from), to: at(day, to) })).toBe(expected);
});
