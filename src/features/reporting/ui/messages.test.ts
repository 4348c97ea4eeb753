import { expect, test } from "vitest";
import { dueText, greeting, tripDueText } from "./messages.ts";

const now = "2026-11-20T08:00:00.000Z";

test.each([
  ["2026-11-20T08:00:00.000Z", "now"],
  ["2026-11-20T08:25:00.000Z", "in 25 min"],
  ["2026-11-20T07:59:00.000Z", "1 min late"],
  ["2026-11-20T11:59:00.000Z", "in 3 h"],
  ["2026-11-22T07:00:00.000Z", "in 47 h"],
  ["2026-11-22T08:00:00.000Z", "in 2 days"],
  ["2026-11-08T08:00:00.000Z", "12 days late"],
])("due at %s reads as %s", (due, text) => {
  expect(dueText(due, now)).toBe(text);
});

test.each([
  ["not_departed", "3 min late"],
  ["off_route", "for 3 min"],
  ["speeding", "3 min ago"],
] as const)("%s for three minutes reads as %s", (kind, text) => {
  expect(tripDueText(kind, "2026-11-20T07:57:00.000Z", now)).toBe(text);
});

test.each([
  [0, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [17, "Good afternoon"],
  [18, "Good evening"],
])("at %i o'clock one says %s", (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
