import { expect, test } from "vitest";
import { companyRules } from "../company/company-rules.ts";
import { addMinutes } from "../time/local-time.ts";
import { mayClear, type RoadTripWatched, roadAlertsOf } from "./road-alerts.ts";

const rules = companyRules.roadAlerts;
const now = new Date("2026-11-16T10:00:00Z");
const ago = (minutes: number) => addMinutes(now, -minutes);
const pickup = { latitude: -33.97, longitude: 18.6 };
const dropoff = { latitude: -33.9, longitude: 18.4 };
const middle = { latitude: -33.935, longitude: 18.5 };
const way = {
  line: [pickup, middle, dropoff],
  ends: [
    { at: pickup, aroundM: 1000 },
    { at: dropoff, aroundM: 1000 },
  ],
};
const last = { ...middle, takenAt: ago(0), speedKmh: 60, accuracyM: 10 };
/** So many metres north of the way. */
const beside = (metres: number) => ({ ...last, latitude: middle.latitude + metres / 111_195 });
const driving: RoadTripWatched = { state: "onboard", departedAt: ago(60), last, isTracked: true, hasStood: false, way };

test.each<[string, Partial<RoadTripWatched>, readonly string[]]>([
  ["all is well", {}, []],
  ["not departed", { state: "reconfirmed", last: null }, []],
  ["over", { state: "completed", hasStood: true }, []],
  ["no signal for nine minutes", { last: { ...last, takenAt: ago(9) } }, []],
  ["no signal for ten", { last: { ...last, takenAt: ago(10) } }, ["no_signal"]],
  ["silent, but nothing is there to send", { last: null, departedAt: ago(60), isTracked: false }, []],
  ["never heard of since departure", { last: null, departedAt: ago(10) }, ["no_signal"]],
  ["just departed, heard of yesterday", { last: { ...last, takenAt: ago(900) }, departedAt: ago(2) }, []],
  ["stopped on the way", { hasStood: true }, ["stopped"]],
  ["is at the pickup", { hasStood: true, state: "arrived" }, []],
  ["is at a stop", { hasStood: true, state: "stopover" }, []],
  ["at the limit", { last: { ...last, speedKmh: 120 } }, []],
  ["above the limit", { last: { ...last, speedKmh: 121 } }, ["speeding"]],
  ["was above it five minutes ago", { last: { ...last, speedKmh: 150, takenAt: ago(5) } }, []],
  ["400 m beside the way", { last: beside(400) }, []],
  ["700 m beside the way", { last: beside(700) }, ["off_route"]],
  ["700 m beside it by a bad fix", { last: { ...beside(700), accuracyM: 400 } }, []],
  ["700 m beside it on the way to the pickup", { last: beside(700), state: "en_route" }, []],
  ["no road is known", { last: beside(5000), way: null }, []],
  ["near the pickup", { last: { ...last, ...pickup, latitude: pickup.latitude + 0.008 } }, []],
])("%s", (_, change, expected) => {
  expect(roadAlertsOf({ ...driving, ...change }, rules, now).map(({ kind }) => kind)).toEqual(expected);
});

test("the silence counts from when it was last heard, or from its departure", () => {
  expect(roadAlertsOf({ ...driving, last: null, departedAt: ago(30) }, rules, now)[0]?.since).toEqual(ago(30));
});

test.each([
  ["speeding", 4, false],
  ["speeding", 5, true],
  ["no_signal", 0, true],
  ["off_route", 0, false],
] as const)("a warning of %s raised %i minutes ago may go: %s", (kind, minutes, expected) => {
  expect(mayClear({ kind, raisedAt: ago(minutes) }, now)).toBe(expected);
});
