import { expect, test } from "vitest";
import { agoText, alertText, seenText, shortPlate, spanText } from "./messages.ts";

const now = new Date("2026-11-16T10:00:00Z");

test.each([
  ["2026-11-16T09:59:55Z", "now"],
  ["2026-11-16T09:59:20Z", "40 s ago"],
  ["2026-11-16T09:48:00Z", "12 min ago"],
  ["2026-11-16T08:00:00Z", "2 h ago"],
  // A phone whose clock is fast.
  ["2026-11-16T10:01:00Z", "now"],
])("%s is %s", (at, expected) => {
  expect(agoText(at, now)).toBe(expected);
});

test.each([
  ["off_route", "Off route for 3 min"],
  ["speeding", "Speeding 3 min ago"],
] as const)("%s reads as %s", (kind, expected) => {
  expect(alertText({ kind, since: "2026-11-16T09:57:00Z" }, now)).toBe(expected);
});

test.each([
  [12 * 60_000, "12 min"],
  [65 * 60_000, "1 h 05 min"],
])("%i ms are %s", (ms, expected) => {
  expect(spanText(ms)).toBe(expected);
});

test.each([
  ["CA 482-117", "117"],
  ["CFM 41806", "41806"],
  ["WINE1-WP", "WP"],
])("%s is called %s", (plate, expected) => {
  expect(shortPlate(plate)).toBe(expected);
});

test.each([
  ["2026-11-16T09:48:00Z", "11:48"],
  ["2026-11-15T21:48:00Z", "Sun 15 Nov, 23:48"],
])("a position of %s was taken at %s", (at, expected) => {
  expect(seenText(at, now)).toBe(expected);
});
