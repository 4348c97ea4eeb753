import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { responseDue, serviceLevelAt } from "./service-level.ts";

const receivedAt = new Date("2026-11-20T08:00:00Z");

test.each([
  ["booking_wizard", "2026-11-20T08:20:00.000Z"],
  ["free_quote", "2026-11-20T08:20:00.000Z"],
  ["home_form", "2026-11-20T10:00:00.000Z"],
  ["contact_page", "2026-11-21T08:00:00.000Z"],
] as const)("a request from the %s is answered by %s", (source, due) => {
  expect(responseDue(source, receivedAt).toISOString()).toBe(due);
});

test("what our team has set counts", () => {
  const answers = { bookingMinutes: 10, quoteMinutes: 30, homeFormMinutes: 60, contactPageMinutes: 90 };
  expect(responseDue("free_quote", receivedAt, answers)).toEqual(addMinutes(receivedAt, 30));
});

test.each([
  [0, "ok"],
  [14, "ok"],
  [15, "warning"],
  [20, "warning"],
  [21, "breached"],
] as const)("after %d of 20 minutes the promise is %s", (minutes, level) => {
  const dueAt = responseDue("booking_wizard", receivedAt);
  expect(serviceLevelAt(addMinutes(receivedAt, minutes), receivedAt, dueAt)).toBe(level);
});
