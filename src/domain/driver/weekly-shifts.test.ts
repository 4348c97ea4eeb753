import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { haveOverlap, hoursAWeek, mondayOf, type Shift } from "./weekly-shifts.ts";

const shift = (weekday: number, starts: string, ends: string): Shift => ({ weekday, starts, ends });

test.each([
  ["none", [], false, 0],
  ["one", [shift(1, "06:00", "14:00")], false, 8],
  ["one after the other", [shift(1, "06:00", "10:00"), shift(1, "10:00", "14:00")], false, 8],
  ["two at once", [shift(1, "06:00", "14:00"), shift(1, "13:00", "20:00")], true, 15],
  ["a night into a morning", [shift(2, "22:00", "06:00"), shift(3, "05:00", "12:00")], true, 15],
  ["a night that ends in time", [shift(2, "22:00", "06:00"), shift(3, "06:00", "12:00")], false, 14],
  ["Sunday night into Monday", [shift(7, "22:00", "06:00"), shift(1, "05:00", "12:00")], true, 15],
  ["a whole day from its start to its start", [shift(1, "08:00", "08:00")], false, 24],
])("%s", (_, shifts, overlap, hours) => {
  expect(haveOverlap(shifts)).toBe(overlap);
  expect(hoursAWeek(shifts)).toBe(hours);
});

test.each([
  ["2026-11-20", "2026-11-16"],
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
])("%s lies in the week of %s", (date, monday) => {
  expect(mondayOf(localDate(date))).toBe(monday);
});
