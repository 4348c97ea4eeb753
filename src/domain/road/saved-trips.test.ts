import { expect, test } from "vitest";
import { tripsToSave } from "./saved-trips.ts";

const now = new Date("2026-11-20T08:00:00Z");

test.each([
  ["starts in less than two days", "2026-11-22T07:59:00Z", "2026-11-22T09:00:00Z", true],
  ["starts in two days", "2026-11-22T08:00:00Z", "2026-11-22T09:00:00Z", false],
  ["is under way", "2026-11-20T07:30:00Z", "2026-11-20T09:00:00Z", true],
  ["ended less than a day ago", "2026-11-19T07:00:00Z", "2026-11-19T08:01:00Z", true],
  ["ended a day ago", "2026-11-19T07:00:00Z", "2026-11-19T08:00:00Z", false],
])("a trip that %s", (_name, starts_at, ends_at, isSaved) => {
  expect(tripsToSave([{ starts_at, ends_at }], now)).toHaveLength(isSaved ? 1 : 0);
});
