import { expect, test } from "vitest";
import { type Fix, isClockWrong, refusalOf } from "./fix.ts";

const now = new Date("2026-11-20T10:00:00Z");
const aFix = (changes: Partial<Fix> = {}): Fix => ({
  takenAt: now,
  latitude: -33.9249,
  longitude: 18.4241,
  accuracyM: 8,
  speedKmh: 42,
  heading: 180,
  battery: 80,
  ...changes,
});

test.each([
  ["here and now", {}, undefined],
  ["a day late", { takenAt: new Date("2026-11-19T10:00:00Z") }, undefined],
  ["later than a day", { takenAt: new Date("2026-11-19T09:59:59Z") }, "too_late"],
  ["five minutes ahead", { takenAt: new Date("2026-11-20T10:05:00Z") }, undefined],
  ["further ahead", { takenAt: new Date("2026-11-20T10:05:01Z") }, "in_the_future"],
  ["at no moment", { takenAt: new Date(Number.NaN) }, "too_late"],
  ["beyond the pole", { latitude: -90.1 }, "no_position"],
  ["beyond the date line", { longitude: 180.1 }, "no_position"],
  ["nowhere", { latitude: Number.NaN }, "no_position"],
  ["a receiver that knows nothing", { latitude: 0, longitude: 0 }, "no_position"],
] as const)("%s", (_name, changes, refusal) => {
  expect(refusalOf(aFix(changes), now)).toBe(refusal);
});

test.each([
  ["sent late, by a clock that is right", "2026-11-20T04:00:00Z", "2026-11-20T10:00:01Z", false],
  ["sent by a clock three minutes slow", "2026-11-20T09:57:00Z", "2026-11-20T09:57:00Z", true],
  ["sent by a clock three minutes fast", "2026-11-20T10:03:00Z", "2026-11-20T10:03:00Z", true],
  ["late, and no word of when it was sent", "2026-11-20T04:00:00Z", null, false],
  ["ahead of us, and no word of when it was sent", "2026-11-20T10:02:01Z", null, true],
] as const)("the clock of one %s", (_name, takenAt, sentAt, isWrong) => {
  expect(isClockWrong(new Date(takenAt), now, sentAt === null ? null : new Date(sentAt))).toBe(isWrong);
});
