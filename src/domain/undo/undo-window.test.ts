import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { secondsToUndo, undoRules } from "./undo-window.ts";

const now = new Date("2026-11-18T10:00:00+02:00");
const at = (minutes: number | null) => (minutes === null ? null : addMinutes(now, minutes));

test.each([
  ["our team, about no trip", true, null, 10],
  ["our team, tomorrow", true, 24 * 60, 10],
  ["our team, in exactly an hour", true, 60, 10],
  ["our team, in 59 minutes", true, 59, 0],
  ["our team, a trip that should have started", true, -5, 0],
  ["a customer, a driver or the clock", false, 24 * 60, 0],
] as const)("%s", (_, isOurTeam, minutes, seconds) =>
  expect(secondsToUndo(undoRules, { isOurTeam, soonest: at(minutes), now })).toBe(seconds),
);

test("where the company says so, nothing waits, and nothing is too soon", () => {
  expect(secondsToUndo({ seconds: 0, soonMinutes: 60 }, { isOurTeam: true, soonest: null, now })).toBe(0);
  expect(secondsToUndo({ seconds: 20, soonMinutes: 0 }, { isOurTeam: true, soonest: at(1), now })).toBe(20);
});
