import { expect, test } from "vitest";
import { isFrequent, isLate, nextRun } from "./cron.ts";

const at = (text: string) => new Date(`${text}+02:00`);

test.each([
  ["* * * * *", "2026-11-18T10:00:30", "2026-11-18T10:01:00"],
  ["*/5 * * * *", "2026-11-18T10:00:00", "2026-11-18T10:05:00"],
  ["*/10 * * * *", "2026-11-18T23:55:00", "2026-11-19T00:00:00"],
  ["15 * * * *", "2026-11-18T10:15:00", "2026-11-18T11:15:00"],
  ["25 3 * * *", "2026-11-18T03:24:59", "2026-11-18T03:25:00"],
  ["25 3 * * *", "2026-11-18T03:25:00", "2026-11-19T03:25:00"],
  ["10 6,17 * * *", "2026-11-18T07:00:00", "2026-11-18T17:10:00"],
  ["10 7 1 * *", "2026-12-01T07:10:00", "2027-01-01T07:10:00"],
  ["0 4 * * 0", "2026-11-18T00:00:00", "2026-11-22T04:00:00"],
  ["0 9-11 * * *", "2026-11-18T11:30:00", "2026-11-19T09:00:00"],
])("%s after %s: %s", (cron, after, next) => expect(nextRun(cron, at(after))).toEqual(at(next)));

test("a pattern that never comes has no next run", () => {
  expect(nextRun("0 0 31 2 *", at("2026-11-18T10:00:00"))).toBeUndefined();
});

test.each([
  ["* * * * *", "2026-11-18T09:55:00", "2026-11-01T00:00:00", false],
  ["* * * * *", "2026-11-18T09:53:00", "2026-11-01T00:00:00", true],
  ["25 3 * * *", "2026-11-17T03:25:00", "2026-11-01T00:00:00", true],
  ["25 3 * * *", "2026-11-18T03:25:00", "2026-11-01T00:00:00", false],
  // It has only just started: the next round comes.
  ["* * * * *", "2026-11-17T09:53:00", "2026-11-18T09:58:00", false],
])("%s, last run %s, worker since %s: late is %s at 10:00", (cron, lastAt, workerSince, late) => {
  const clock = { cron, lastAt: at(lastAt), workerSince: at(workerSince) };
  expect(isLate(clock, at("2026-11-18T10:00:00"))).toBe(late);
});

test("what runs at least every hour is frequent", () => {
  const now = at("2026-11-18T10:00:00");
  expect(["* * * * *", "*/10 * * * *", "15 * * * *"].every((cron) => isFrequent(cron, now))).toBe(true);
  expect(["25 3 * * *", "10 6,17 * * *", "10 7 1 * *"].some((cron) => isFrequent(cron, now))).toBe(false);
});
