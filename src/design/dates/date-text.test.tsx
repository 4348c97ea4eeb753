// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  DateText,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatLongUsDate,
  formatSpan,
  formatTime,
  formatTimeBeside,
} from "./date-text.tsx";

afterEach(cleanup);

test.each([
  ["short date", formatDate, "2026-11-14T07:00:00Z", "14 Nov 2026"],
  ["September has three letters like the rest", formatDate, "2026-09-01", "1 Sep 2026"],
  ["a UTC evening is the next day here", formatDate, "2026-11-14T22:30:00Z", "15 Nov 2026"],
  ["24-hour time", formatTime, "2026-11-14T15:05:00Z", "17:05"],
  ["midnight is 00", formatTime, "2026-11-13T22:00:00Z", "00:00"],
  ["text without a zone is local time", formatTime, "2026-11-14T09:00", "09:00"],
  ["as the database writes it", formatDateTime, "2026-11-14 07:00:00+00", "14 Nov 2026, 09:00"],
  ["date and time", formatDateTime, new Date("2026-01-05T06:30:00Z"), "5 Jan 2026, 08:30"],
  ["a day", formatDay, "2026-11-14", "Sat 14 Nov"],
  ["a long date", formatLongDate, "2026-11-14", "Saturday 14 November 2026"],
  ["a review", formatLongUsDate, "2026-01-05", "January 5, 2026"],
] as const)("%s", (_what, format, at, text) => {
  expect(format(at)).toBe(text);
});

test.each([
  ["2026-12-31T22:10:00Z", "2026-12-31T21:50:00Z", "Fri 1 Jan, 00:10"],
  ["2026-12-31T21:50:00Z", "2026-12-31T22:50:00Z", "Thu 31 Dec, 23:50"],
  ["2026-12-31T21:50:00Z", "2026-12-30T22:10:00Z", "23:50"],
])("%s beside %s is %s", (at, beside, text) => {
  expect(formatTimeBeside(at, beside)).toBe(text);
});

test.each([
  ["2026-12-31T21:55:00Z", "2026-12-31T22:50:00Z", "23:55–00:50"],
  ["2026-12-02T07:00:00Z", "2026-12-04T15:00:00Z", "09:00–Fri 4 Dec, 17:00"],
  ["2026-12-02T05:00:00Z", "2026-12-02T19:00:00Z", "07:00–21:00"],
])("from %s to %s is %s", (from, to, text) => {
  expect(formatSpan(from, to)).toBe(text);
});

test("DateText tells machines the instant and people the date", () => {
  render(<DateText at={new Date("2026-01-05T06:30:00Z")} style="long-us" />);
  const time = screen.getByText("January 5, 2026");
  expect(time.getAttribute("datetime")).toBe("2026-01-05T06:30:00.000Z");
});

test("a bare date stays a bare date for machines", () => {
  render(<DateText at="2026-11-14" />);
  expect(screen.getByText("14 Nov 2026").getAttribute("datetime")).toBe("2026-11-14");
});
