import { expect, test } from "vitest";
import { tripsToSave } from "./saved-trips.ts";

const now = new Date("2026-11-20T08:00:00Z");

test.each([
  ["starts in less than two days", "assigned", "2026-11-22T07:59:00Z", "2026-11-22T09:00:00Z", true],
  ["starts in two days", "assigned", "2026-11-22T08:00:00Z", "2026-11-22T09:00:00Z", false],
  ["is under way", "onboard", "2026-11-20T07:30:00Z", "2026-11-20T09:00:00Z", true],
  ["should have ended two days ago and has not", "onboard", "2026-11-18T07:00:00Z", "2026-11-18T08:00:00Z", true],
  ["ended less than a day ago", "completed", "2026-11-19T07:00:00Z", "2026-11-19T08:01:00Z", true],
  ["ended a day ago", "completed", "2026-11-19T07:00:00Z", "2026-11-19T08:00:00Z", false],
] as const)("a trip that %s", (_name, state, pickup_at, ends_at, isSaved) => {
  expect(tripsToSave([{ state, pickup_at, ends_at }], now)).toHaveLength(isSaved ? 1 : 0);
});
