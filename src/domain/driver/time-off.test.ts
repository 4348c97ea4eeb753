import { expect, test } from "vitest";
import { accept } from "../result.ts";
import { localDate, localTime } from "../time/local-time.ts";
import { spanOfTimeOff, timeOffText } from "./time-off.ts";

const request = (fromDate: string, untilDate: string, fromTime = "", untilTime = "") => ({
  fromDate: localDate(fromDate),
  untilDate: localDate(untilDate),
  fromTime: fromTime === "" ? ("" as const) : localTime(fromTime),
  untilTime: untilTime === "" ? ("" as const) : localTime(untilTime),
});

test.each([
  ["one day", request("2026-12-14", "2026-12-14"), "2026-12-13T22:00Z", "2026-12-14T22:00Z", "14 Dec 2026"],
  [
    "several days",
    request("2026-12-14", "2026-12-18"),
    "2026-12-13T22:00Z",
    "2026-12-18T22:00Z",
    "14 Dec 2026 to 18 Dec 2026",
  ],
  [
    "an hour or two",
    request("2026-12-14", "2026-12-14", "09:00", "11:30"),
    "2026-12-14T07:00Z",
    "2026-12-14T09:30Z",
    "14 Dec 2026, 09:00–11:30",
  ],
  [
    "from an afternoon on",
    request("2026-12-14", "2026-12-15", "14:00", "12:00"),
    "2026-12-14T12:00Z",
    "2026-12-15T10:00Z",
    "14 Dec 2026, 14:00 to 15 Dec 2026, 12:00",
  ],
])("%s", (_, request, from, to, text) => {
  const span = { from: new Date(from), to: new Date(to) };
  expect(spanOfTimeOff(request)).toEqual(accept(span));
  expect(timeOffText(span)).toBe(text);
});

test.each([
  ["an end before its start", request("2026-12-14", "2026-12-13"), "ends_before_start"],
  ["an end at its start", request("2026-12-14", "2026-12-14", "09:00", "09:00"), "ends_before_start"],
  ["years", request("2026-12-14", "2028-12-14"), "too_long"],
])("%s", (_, request, reason) => {
  expect(spanOfTimeOff(request)).toMatchObject({ ok: false, reason });
});
