import { describe, expect, test } from "vitest";
import {
  alarmOf,
  dayOfFlight,
  type FlightNews,
  flightNumberIn,
  isFlightDue,
  isFlightOf,
  pickupAfter,
} from "./flight.ts";

const at = (time: string) => new Date(`2026-11-28T${time}:00+02:00`);

test.each([
  ["BA43", "BA43"],
  ["ba 043", "BA43"],
  ["4Z-912", "4Z912"],
  ["U2 1234A", "U21234"],
  ["terminal 2", null],
  ["", null],
  ["BA0", null],
])("%j is read as %j", (text, number) => {
  expect(flightNumberIn(text)).toBe(number);
});

describe("a flight is asked for", () => {
  const pickup = at("14:00");
  const due = (now: string, status: FlightNews["status"] | null, checked: string | null) =>
    isFlightDue({ pickup, status, checkedAt: checked ? at(checked) : null }, at(now));
  test.each([
    ["at once within a day of the pickup", due("09:00", null, null), true],
    [
      "not more than a day before",
      isFlightDue({ pickup, status: null, checkedAt: null }, new Date("2026-11-27T10:00:00Z")),
      false,
    ],
    ["every hour in the morning", due("07:30", "scheduled", "07:00"), false],
    ["again after an hour", due("08:00", "scheduled", "07:00"), true],
    ["every quarter from six hours on", due("09:15", "scheduled", "09:00"), true],
    ["every five minutes from two hours on", due("12:35", "delayed", "12:30"), true],
    ["not once it has landed", due("13:00", "landed", "12:00"), false],
    ["not once it is cancelled", due("13:00", "cancelled", "12:00"), false],
    ["no longer six hours after the pickup", due("20:30", "delayed", "12:00"), false],
  ])("%s", (_what, isDue, expected) => {
    expect(isDue).toBe(expected);
  });
});

const news = (changes: Partial<FlightNews>): FlightNews => ({
  status: "delayed",
  scheduledAt: at("13:30"),
  expectedAt: at("13:30"),
  terminal: "",
  gate: "",
  ...changes,
});
const planned = { pickupAt: at("14:00"), plannedFor: null };

describe("the pickup", () => {
  test.each([
    ["stays when the plane is on time", news({}), null],
    ["stays when it is ten minutes late", news({ expectedAt: at("13:40") }), null],
    ["moves by as much as the landing, up to the next five minutes", news({ expectedAt: at("14:12") }), at("14:45")],
    ["stays when the plane is early", news({ expectedAt: at("13:00") }), null],
    ["stays when nobody knows when it was to land", news({ scheduledAt: null, expectedAt: at("15:00") }), null],
    ["stays when the flight is cancelled", news({ status: "cancelled", expectedAt: at("16:00") }), null],
  ])("%s", (_what, message, expected) => {
    expect(pickupAfter(planned, message)).toEqual(expected);
  });

  test("moves from where it was moved to, and not twice for the same delay", () => {
    const moved = { pickupAt: at("14:45"), plannedFor: at("14:12") };
    expect(pickupAfter(moved, news({ expectedAt: at("14:12") }))).toBeNull();
    expect(pickupAfter(moved, news({ expectedAt: at("14:32") }))).toEqual(at("15:05"));
  });
});

test.each([
  ["a cancelled flight", news({ status: "cancelled" }), "cancelled"],
  ["a diverted flight", news({ status: "diverted" }), "diverted"],
  ["a plane that lands early", news({ expectedAt: at("13:10") }), "early"],
  ["a late plane moves the pickup instead", news({ expectedAt: at("15:00") }), null],
  ["a plane on time", news({}), null],
])("dispatch decides on %s", (_what, message, expected) => {
  expect(alarmOf(planned, message)).toBe(expected);
});

describe("what is known belongs to the pickup", () => {
  const known = { number: "BA43", scheduledAt: at("10:00"), expectedAt: at("11:00") };
  const nextDay = (time: string) => new Date(`2026-11-29T${time}:00+02:00`);
  test.each([
    ["the same flight", "BA 043", at("11:00"), true],
    ["an hour more for the passport", "BA 43", at("12:00"), true],
    ["another number", "BA 59", at("11:00"), false],
    ["the same number the next day", "BA 43", nextDay("10:00"), false],
    ["no number any more", "", at("11:00"), false],
  ])("%s", (_what, flightNumber, start, isSame) => {
    expect(isFlightOf(known, { flightNumber, pickupAt: start })).toBe(isSame);
  });

  test("one that lands after midnight is listed under the day it was scheduled for", () => {
    expect(dayOfFlight({ scheduledAt: at("23:30") }, nextDay("01:10"))).toBe("2026-11-28");
    expect(dayOfFlight(null, nextDay("01:10"))).toBe("2026-11-29");
  });
});
