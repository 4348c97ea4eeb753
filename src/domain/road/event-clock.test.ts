import { expect, test } from "vitest";
import { clockBehindS, happenedAt, isClockOff, isTooOldToReport } from "./event-clock.ts";

const now = new Date("2026-11-16T10:00:00Z");
const at = (time: string) => new Date(`2026-11-16T${time}Z`);

test.each([
  ["a clock that is right", "09:00:00", "10:00:00", 0, false, "09:00:00"],
  ["two minutes behind are forgiven", "09:00:00", "09:58:00", 120, false, "09:00:00"],
  ["a second more is corrected", "09:00:00", "09:57:59", 121, true, "09:02:01"],
  ["an hour ahead is corrected too", "10:30:00", "11:00:00", -3600, true, "09:30:00"],
  ["nothing happens after now", "10:01:00", "10:00:30", -30, false, "10:00:00"],
])("%s", (_name, occurred, sent, behind, isOff, happened) => {
  const behindS = clockBehindS(at(sent), now);
  expect([behindS, isClockOff(behindS)]).toEqual([behind, isOff]);
  expect(happenedAt({ occurredAt: at(occurred), sentAt: at(sent) }, now)).toEqual(at(happened));
});

test("a day later it is too old", () => {
  expect(isTooOldToReport(new Date("2026-11-15T10:00:00Z"), now)).toBe(false);
  expect(isTooOldToReport(new Date("2026-11-15T09:59:59Z"), now)).toBe(true);
});
