import { describe, expect, test } from "vitest";
import { fromCalendarDate, parseDay, parseDayNear, showDay, toCalendarDate } from "./day-entry.ts";

describe("a typed day", () => {
  test.each([
    ["2026-11-20", "2026-11-20"],
    ["2026/11/20", "2026-11-20"],
    ["20 Nov 2026", "2026-11-20"],
    ["20 november 2026", "2026-11-20"],
    ["20nov2026", "2026-11-20"],
    ["20-Nov-26", "2026-11-20"],
    ["Nov 20, 2026", "2026-11-20"],
    ["20/11/2026", "2026-11-20"],
    ["20.11.2026", "2026-11-20"],
    ["20 11 2026", "2026-11-20"],
    [" 1/2/26 ", "2026-02-01"],
    ["29 Feb 2028", "2028-02-29"],
  ])("%s is understood", (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  test.each([
    "",
    "tomorrow",
    "29 Feb 2026",
    "31/04/2026",
    "11/20/2026",
    "2026-13-01",
    "20 Foo 2026",
    "2026-11",
    "20 Nov",
  ])("%j is no day", (typed) => {
    expect(parseDay(typed)).toBeNull();
  });

  test.each([
    ["today", "2026-11-17"],
    ["Tomorrow", "2026-11-18"],
    ["20 Nov", "2026-11-20"],
    ["20th november", "2026-11-20"],
    ["20/11", "2026-11-20"],
    ["5 Jan", "2027-01-05"],
    ["17/11", "2026-11-17"],
    ["Friday", "2026-11-20"],
    ["tue", "2026-11-17"],
    ["20/11/2027", "2027-11-20"],
    ["31 Feb", null],
    ["tom", null],
    ["", null],
  ])("%j is the next such day where days to come are asked for", (typed, day) => {
    expect(parseDay(typed, "2026-11-17")).toBe(day);
  });

  test.each([
    ["20 Nov", {}, "2026-11-20"],
    ["1 Nov", {}, "2026-11-01"],
    ["5 Jan", {}, "2027-01-05"],
    ["Friday", {}, "2026-11-20"],
    ["yesterday", {}, "2026-11-16"],
    ["tomorrow", {}, "2026-11-18"],
    ["20/11/2026", {}, "2026-11-20"],
    ["20 Nov", { max: "2026-11-17" }, "2025-11-20"],
    ["Friday", { max: "2026-11-17" }, "2026-11-13"],
    ["1 Nov", { min: "2026-11-17" }, "2027-11-01"],
    ["31 Feb", {}, null],
    ["soon", {}, null],
  ])("%j within %o is the nearest day it can mean, where any day is asked for", (typed, bounds, day) => {
    expect(parseDayNear(typed, "2026-11-17", bounds)).toBe(day);
  });

  test("the shown form can be typed again", () => {
    expect(showDay("2026-11-05")).toBe("5 Nov 2026");
    expect(parseDay(showDay("2026-11-05"))).toBe("2026-11-05");
    expect(showDay("")).toBe("");
  });

  test.each(["2026-01-01", "2026-03-29", "2026-12-31"])("%s survives the calendar and back", (day) => {
    const date = toCalendarDate(day);
    expect(date && fromCalendarDate(date)).toBe(day);
  });
});
