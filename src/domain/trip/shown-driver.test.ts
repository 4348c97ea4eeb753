import { expect, test } from "vitest";
import { mayKnowDriver } from "./shown-driver.ts";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const planned = { pickupAt: at("21T08:00:00"), plannedEnd: at("21T10:00:00"), endedAt: null };

test.each([
  ["a day before the pickup", "assigned", null, "20T08:00:00", true],
  ["a second earlier", "assigned", null, "20T07:59:59", false],
  ["an hour after the planned end, without any word", "assigned", null, "21T11:00:00", true],
  ["a second later", "reconfirmed", null, "21T11:00:01", false],
  ["long after the planned end, still on board", "onboard", null, "21T14:00:00", true],
  ["an hour after a late drop-off", "completed", "21T12:30:00", "21T13:30:00", true],
  ["a second later still", "completed", "21T12:30:00", "21T13:30:01", false],
  ["an hour after an early drop-off", "completed", "21T09:00:00", "21T10:00:01", false],
  ["cancelled in good time", "cancelled", "21T07:00:00", "21T07:30:00", false],
] as const)("%s: %s", (_when, state, endedAt, now, expected) => {
  expect(mayKnowDriver({ ...planned, state, endedAt: endedAt && at(endedAt) }, at(now))).toBe(expected);
});
