import { expect, test } from "vitest";
import { minutesInTraffic, trafficAt } from "./traffic.ts";

const at = (local: string) => new Date(`${local}:00+02:00`);

test.each([
  // A Tuesday.
  ["2026-11-17T03:00", 1],
  ["2026-11-17T05:00", 1],
  ["2026-11-17T05:45", 1.15],
  ["2026-11-17T07:30", 1.5],
  ["2026-11-17T12:30", 1.125],
  ["2026-11-17T17:30", 1.5],
  ["2026-11-17T20:30", 1],
  ["2026-11-17T23:59", 1],
  // A Saturday, and a Wednesday that is a public holiday.
  ["2026-11-21T07:30", 1],
  ["2026-11-21T15:00", 1.15],
  ["2026-12-16T07:30", 1],
])("at %s a drive takes %d times as long as on an empty road", (local, factor) => {
  expect(trafficAt(at(local))).toBeCloseTo(factor, 6);
});

test.each([
  [20, "2026-11-17T03:00", 20],
  [20, "2026-11-17T07:30", 30],
  [60, "2026-11-17T07:30", 90],
  // Outside the city the road is as quick as at night.
  [240, "2026-11-17T07:30", 270],
])("%d minutes become, at %s, %d", (quiet, local, minutes) => {
  expect(minutesInTraffic(quiet, at(local))).toBeCloseTo(minutes, 6);
});
