import { describe, expect, test } from "vitest";
import {
  addDays,
  addHours,
  addMinutes,
  daysBetween,
  formatDate,
  formatMoment,
  formatMomentBeside,
  hoursBetween,
  isLocalDate,
  isLocalTime,
  localDate,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
  monthOf,
  movedMoment,
  nearestMoment,
} from "./local-time.ts";

describe("a date", () => {
  test.each([
    ["2026-11-20", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["20 Nov 2026", false],
    ["0000-01-01", false],
    ["0099-01-01", false],
    ["1999-12-31", false],
    ["2000-01-01", true],
    ["2100-12-31", true],
    ["2101-01-01", false],
    ["9999-12-31", false],
    ["10000-01-01", false],
    ["-001-01-01", false],
    ["", false],
  ])("%s is one: %s", (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });

  test("that is none is refused loudly", () => {
    expect(() => localDate("2026-02-30")).toThrow(RangeError);
  });
});

describe("a time", () => {
  test.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["9:00", false],
    ["09:60", false],
    ["09:00:00", false],
  ])("%s is one: %s", (text, expected) => {
    expect(isLocalTime(text)).toBe(expected);
  });
});

describe("Cape Town is two hours ahead of Greenwich, in January as in July", () => {
  test.each([
    ["2026-01-15", "09:00", "2026-01-15T07:00:00.000Z"],
    ["2026-07-15", "09:00", "2026-07-15T07:00:00.000Z"],
    ["2026-11-21", "00:30", "2026-11-20T22:30:00.000Z"],
    ["2027-01-01", "01:59", "2026-12-31T23:59:00.000Z"],
  ])("%s %s is %s", (date, time, iso) => {
    const moment = momentOf(localDate(date), localTime(time));
    expect(moment.toISOString()).toBe(iso);
    expect(localDateOf(moment)).toBe(date);
    expect(localTimeOf(moment)).toBe(time);
  });
});

test("days are counted over the ends of months and years", () => {
  expect(addDays(localDate("2026-12-31"), 1)).toBe("2027-01-01");
  expect(addDays(localDate("2028-03-01"), -1)).toBe("2028-02-29");
  expect(daysBetween(localDate("2026-02-27"), localDate("2026-03-02"))).toBe(3);
  expect(monthOf(localDate("2026-06-05"))).toBe(6);
});

test("hours and minutes are added to a moment and counted between two", () => {
  const moment = new Date("2026-11-20T08:00:00Z");
  expect(addMinutes(moment, 20).toISOString()).toBe("2026-11-20T08:20:00.000Z");
  expect(addHours(moment, 24).toISOString()).toBe("2026-11-21T08:00:00.000Z");
  expect(hoursBetween(addHours(moment, 3), moment)).toBe(-3);
});

test("dates and moments are written as South Africans write them", () => {
  expect(formatDate(localDate("2026-11-04"))).toBe("4 Nov 2026");
  expect(formatMoment(new Date("2026-11-14T07:00:00Z"))).toBe("Sat 14 Nov 2026, 09:00");
});

test.each([
  ["00:40", "2026-11-20T21:30:00Z", "2026-11-20T22:40:00.000Z", "a plane that lands after midnight"],
  ["23:50", "2026-11-19T22:20:00Z", "2026-11-19T21:50:00.000Z", "one that lands before it after all"],
  ["14:00", "2026-11-20T10:00:00Z", "2026-11-20T12:00:00.000Z", "one on the same day"],
])("%s near %s is %s: %s", (time, near, expected) => {
  expect(nearestMoment(localTime(time), new Date(near)).toISOString()).toBe(expected);
});

test.each([
  ["23:50", "2026-12-31T22:50:00Z", "2026-12-31T21:50:00Z", "Thu 31 Dec 2026, 23:50"],
  ["00:50 beside the evening before", "2026-12-31T21:55:00Z", "2026-12-31T22:50:00Z", "Fri 1 Jan 2027, 00:50"],
  ["the same day", "2026-11-20T05:00:00Z", "2026-11-20T06:00:00Z", "08:00"],
  ["a day that is another at Greenwich only", "2026-11-19T22:30:00Z", "2026-11-20T06:00:00Z", "08:00"],
])("a time is said with its day where that is another: %s", (_what, beside, moment, text) => {
  expect(formatMomentBeside(new Date(moment), new Date(beside))).toBe(text);
});

test.each([
  ["00:20", "2026-12-31T21:50:00Z", "2026-12-31T22:20:00.000Z", "half an hour later, in the new year"],
  ["23:40", "2026-12-31T22:10:00Z", "2026-12-31T21:40:00.000Z", "half an hour earlier, in the old one"],
  ["22:00", "2026-11-20T07:00:00Z", "2026-11-20T20:00:00.000Z", "the same evening"],
  ["06:00", "2026-11-20T19:00:00Z", "2026-11-20T04:00:00.000Z", "the same morning"],
])("a pickup moved to %s from %s is %s: %s", (time, from, moved) => {
  expect(movedMoment(localTime(time), new Date(from)).toISOString()).toBe(moved);
});
