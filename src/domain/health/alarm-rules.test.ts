import { expect, test } from "vitest";
import { alarmStep } from "./alarm-rules.ts";
import { activeModes, degradedModes } from "./degraded-modes.ts";
import type { HealthStatus } from "./health-status.ts";

const now = new Date("2026-11-18T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each<[string, HealthStatus, number, boolean, number | undefined, string]>([
  ["just began to fail", "failing", 1, false, undefined, "wait"],
  ["keeps failing", "failing", 2, false, undefined, "raise"],
  ["was raised already", "failing", 90, true, undefined, "wait"],
  ["is back minutes after its end", "failing", 5, false, 15, "wait"],
  ["is back and stays", "failing", 20, false, 30, "raise"],
  ["is back hours after its end", "failing", 2, false, 70, "raise"],
  ["has just become well", "ok", 9, true, undefined, "wait"],
  ["stays well", "ok", 10, true, undefined, "end"],
  ["is only a warning now", "warning", 10, true, undefined, "end"],
  ["was turned off", "not_set_up", 10, true, undefined, "end"],
  ["cannot be read any more", "unknown", 60, true, undefined, "wait"],
  ["only warns", "warning", 600, false, undefined, "wait"],
  ["cannot be read", "unknown", 600, false, undefined, "wait"],
])("a check that %s", (_what, status, minutes, isRaised, endedAgo, step) => {
  const lastEndedAt = endedAgo === undefined ? undefined : ago(endedAgo);
  expect(alarmStep({ status, since: ago(minutes), isRaised, lastEndedAt }, now)).toBe(step);
});

test("a check that comes and goes every few minutes raises once and repeats nothing", () => {
  const said: string[] = [];
  let isRaised = false;
  let lastEndedAt: Date | undefined;
  for (let minute = 0; minute < 240; minute++) {
    const at = new Date(now.getTime() + minute * 60_000);
    const status = minute % 8 < 5 ? "failing" : "ok";
    const since = new Date(at.getTime() - (minute % 8 < 5 ? minute % 8 : (minute % 8) - 5) * 60_000);
    const step = alarmStep({ status, since, isRaised, lastEndedAt }, at);
    if (step === "wait") continue;
    said.push(step);
    isRaised = step === "raise";
    if (step === "end") lastEndedAt = at;
  }
  expect(said).toEqual(["raise"]);
});

test("a mode is on while its check fails, and only then", () => {
  const statuses: Readonly<Record<string, HealthStatus>> = {
    "map-service": "failing",
    "email-delivery": "warning",
    "flight-data": "unknown",
  };
  expect(activeModes((check) => statuses[check])).toEqual(["maps_away"]);
  expect(activeModes(() => "failing")).toEqual(Object.keys(degradedModes));
});
