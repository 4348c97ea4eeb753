import { expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { isWithinShifts, type Shift } from "./shift-hours.ts";

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
