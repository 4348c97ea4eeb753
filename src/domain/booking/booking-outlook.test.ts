import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import {
  cancellationSentence,
  freeCancellationUntil,
  isUpcoming,
  startOfToday,
  tellableReason,
} from "./booking-outlook.ts";

const now = new Date("2026-11-20T08:00:00Z");
const at = (text: string) => new Date(text);

test.each([
  ["confirmed, tomorrow", "confirmed", "2026-11-21T07:00:00Z", null, true],
  ["this morning, in Cape Town's day", "confirmed", "2026-11-19T22:00:00Z", null, true],
  ["the last minute of yesterday", "confirmed", "2026-11-19T21:59:00Z", null, false],
  ["gone there, still to come back", "confirmed", "2026-11-10T07:00:00Z", "2026-11-24T07:00:00Z", true],
  ["on the road since yesterday", "in_progress", "2026-11-19T07:00:00Z", null, true],
  ["cancelled, tomorrow", "cancelled", "2026-11-21T07:00:00Z", null, false],
  ["done an hour ago", "completed", "2026-11-20T05:00:00Z", null, false],
  ["a draft", "draft", "2026-11-21T07:00:00Z", null, false],
] as const)("%s: upcoming is %#", (_what, state, pickup, back, expected) => {
  expect(isUpcoming({ state, pickupAt: at(pickup), returnAt: back ? at(back) : null }, now)).toBe(expected);
});

test("cancelling is free until as many hours before as were agreed, while there is something to cancel", () => {
  const createdAt = at("2026-11-20T07:00:00Z");
  const booking = { state: "confirmed", pickupAt: at("2026-11-21T07:00:00Z"), createdAt } as const;
  const agreed = { freeHours: 12, graceMinutes: 30 };
  expect(freeCancellationUntil(booking, agreed, now)).toEqual(at("2026-11-20T19:00:00Z"));
  expect(freeCancellationUntil(booking, { ...agreed, freeHours: 3 }, now)).toEqual(at("2026-11-21T04:00:00Z"));
  const tonight = { ...booking, pickupAt: at("2026-11-20T17:00:00Z") };
  expect(freeCancellationUntil({ ...tonight, createdAt: now }, agreed, now), "just booked").toEqual(
    at("2026-11-20T08:30:00Z"),
  );
  expect(freeCancellationUntil(tonight, agreed, now), "booked an hour ago").toEqual(at("2026-11-20T05:00:00Z"));
  expect(freeCancellationUntil({ ...booking, state: "in_progress" }, agreed, now)).toBeNull();
  expect(freeCancellationUntil({ ...booking, state: "completed" }, agreed, now)).toBeNull();
  expect(freeCancellationUntil({ ...booking, pickupAt: at("2026-11-20T07:00:00Z") }, agreed, now)).toBeNull();
});

test("today starts at midnight in Cape Town", () => {
  expect(startOfToday(now)).toEqual(at("2026-11-19T22:00:00Z"));
});

test("internal matters are left out", () => {
  expect(tellableReason("WEATHER")).toBe("WEATHER");
  expect(tellableReason("FRAUD")).toBeNull();
  expect(tellableReason(null)).toBeNull();
});

test.each([
  ["a day before", 24, "Cancelling is free up to 12 hours before pickup."],
  ["a minute before the free time ends", 12 + 1 / 60, "Cancelling is free up to 12 hours before pickup."],
  [
    "as it ends",
    12,
    "Your pickup is within 12 hours: once confirmed, cancelling costs 50% of the price. In the first 30 minutes after booking, cancelling is free.",
  ],
  [
    "an hour before",
    1,
    "Your pickup is within 12 hours: once confirmed, cancelling costs 50% of the price. In the first 30 minutes after booking, cancelling is free.",
  ],
])("free cancellation is offered only while it lasts: %s", (_when, hours, sentence) => {
  expect(cancellationSentence(addHours(now, hours), { freeHours: 12, lateShare: 0.5, graceMinutes: 30 }, now)).toBe(
    sentence,
  );
});

test("of a booking that is confirmed, nothing is said of confirming", () => {
  const policy = { freeHours: 12, lateShare: 0.5, graceMinutes: 0 };
  expect(cancellationSentence(addHours(now, 1), policy, now, { isConfirmed: true })).toBe(
    "Your pickup is within 12 hours: cancelling costs 50% of the price.",
  );
});
