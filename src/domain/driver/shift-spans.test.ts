import { describe, expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { mondayOf, shiftSpans } from "./shift-spans.ts";

const friday = localDate("2026-11-20");
const day = { weekday: 5, starts: "06:00:00", ends: "15:00:00" };
const night = { weekday: 4, starts: "18:00", ends: "02:00" };
const told = (spans: ReturnType<typeof shiftSpans>) =>
  spans.map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`);

describe("the shifts of a date", () => {
  test("are those of its weekday", () => {
    expect(told(shiftSpans([day], friday))).toEqual(["2026-11-20T04:00:00.000Z 2026-11-20T13:00:00.000Z"]);
    expect(shiftSpans([day], localDate("2026-11-21"))).toEqual([]);
  });

  test("and the one that began the evening before and runs past midnight", () => {
    expect(told(shiftSpans([day, night], friday))).toEqual([
      "2026-11-19T16:00:00.000Z 2026-11-20T00:00:00.000Z",
      "2026-11-20T04:00:00.000Z 2026-11-20T13:00:00.000Z",
    ]);
  });

  test("but not one that ends at midnight", () => {
    expect(shiftSpans([{ weekday: 4, starts: "16:00", ends: "00:00" }], friday)).toEqual([]);
  });
});

test.each([
  ["2026-11-20", "2026-11-16"],
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
])("%s lies in the week of %s", (date, monday) => {
  expect(mondayOf(localDate(date))).toBe(monday);
});
