import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { type VehicleSeen, vehicleStatus } from "./vehicle-status.ts";

const now = new Date("2026-11-16T10:00:00Z");
const from = (minutes: number) => addMinutes(now, minutes);
const trip = { state: "onboard", pickupAt: from(-30), end: from(30) } as const;
const seen: VehicleSeen = { trip, takenAt: now, alerts: [], silentMinutes: 10 };

test.each<[string, Partial<VehicleSeen>, string]>([
  ["on a trip", {}, "on_trip"],
  ["between trips", { trip: null }, "on_duty"],
  ["before its pickup", { trip: { ...trip, state: "reconfirmed", pickupAt: from(20) } }, "on_duty"],
  ["should have departed", { trip: { ...trip, state: "reconfirmed", pickupAt: from(-16) } }, "late"],
  ["past its end", { trip: { ...trip, end: from(-16) } }, "late"],
  ["a little past its end", { trip: { ...trip, end: from(-14) } }, "on_trip"],
  [
    "broken down with passengers aboard",
    { trip: { ...trip, state: "interrupted" }, alerts: ["stopped"] },
    "interrupted",
  ],
  ["over", { trip: { ...trip, state: "completed", end: from(-60) } }, "on_duty"],
  ["off its route and speeding", { alerts: ["speeding", "off_route"] }, "off_route"],
  ["late and stopped", { alerts: ["stopped"], trip: { ...trip, end: from(-60) } }, "late"],
  ["silent by the server", { alerts: ["no_signal"] }, "silent"],
  ["silent by the clock", { takenAt: from(-10) }, "silent"],
  ["heard of late enough for this company", { takenAt: from(-10), silentMinutes: 11 }, "on_trip"],
  ["never heard of", { takenAt: null }, "silent"],
  ["silent off a trip", { trip: null, takenAt: from(-30) }, "on_duty"],
])("%s", (_, change, expected) => {
  expect(vehicleStatus({ ...seen, ...change }, now)).toBe(expected);
});
