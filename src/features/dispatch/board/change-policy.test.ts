import { expect, test } from "vitest";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { applyChanges, applyToWeek } from "./change-policy.ts";
import type { BoardDay, TripsChanged } from "./contract.ts";

const one = aBoardTrip({ id: "one", pickup_at: "2026-11-20T08:00:00.000Z", ends_at: "2026-11-20T09:00:00.000Z" });
const two = aBoardTrip({ id: "two", pickup_at: "2026-11-20T10:00:00.000Z", ends_at: "2026-11-20T11:00:00.000Z" });
const noon = new Date("2026-11-20T10:00:00Z");
const day: BoardDay = { date: "2026-11-20", read_at: "", trips: [one, two], drivers: [], vehicles: [] };
const after = (change: Partial<TripsChanged>) =>
  applyChanges(day, { trips: [], gone: [], ...change }, noon).trips.map(({ id, state }) => `${id} ${state}`);

test("a changed trip takes its place: without a driver first", () => {
  expect(after({ trips: [{ ...two, state: "unassigned", driver: null }] })).toEqual(["two unassigned", "one assigned"]);
});

test("a new one comes, one that is gone goes", () => {
  const three = { ...one, id: "three", pickup_at: "2026-11-20T06:00:00.000Z" };
  expect(after({ trips: [three], gone: ["one"] })).toEqual(["three assigned", "two assigned"]);
});

test("one that moved to another day leaves; one that runs past midnight stays", () => {
  const next = { pickup_at: "2026-11-20T22:00:00.000Z", ends_at: "2026-11-20T23:00:00.000Z" };
  expect(after({ trips: [{ ...one, ...next }] })).toEqual(["two assigned"]);
  const late = { pickup_at: "2026-11-20T21:30:00.000Z", ends_at: "2026-11-20T23:00:00.000Z" };
  expect(after({ trips: [{ ...one, ...late }] })).toEqual(["two assigned", "one assigned"]);
});

test.each([
  ["onboard", ["yesterday onboard", "one assigned", "two assigned"]],
  ["completed", ["one assigned", "two assigned"]],
] as const)("one of the evening before that is %s is on the board of the new day until it ends", (state, row) => {
  const span = { pickup_at: "2026-11-19T20:00:00.000Z", ends_at: "2026-11-19T21:00:00.000Z" };
  expect(after({ trips: [{ ...one, ...span, id: "yesterday", state }] })).toEqual(row);
  const tomorrow = { ...day, date: "2026-11-21" };
  const changed = { trips: [{ ...one, ...span, state }], gone: [] };
  expect(applyChanges(tomorrow, changed, noon).trips.map(({ id }) => id)).toEqual(["two"]);
});

test("a week takes what begins or ends in it, by the clock and in short", () => {
  const week = { date: "2026-11-16", read_at: "", trips: [], drivers: [], vehicles: [] };
  const before = { ...one, id: "before", pickup_at: "2026-11-15T21:00:00.000Z", ends_at: "2026-11-15T23:00:00.000Z" };
  const after = { ...one, id: "after", pickup_at: "2026-11-22T22:00:00.000Z", ends_at: "2026-11-22T23:00:00.000Z" };
  const changed = applyToWeek(week, { trips: [two, { ...one, state: "unassigned" }, before, after], gone: [] });
  expect(changed.trips.map(({ id }) => id)).toEqual(["before", "one", "two"]);
  expect(changed.trips[0]).not.toHaveProperty("passenger_phone");
  expect(applyToWeek(changed, { trips: [], gone: ["one"] }).trips.map(({ id }) => id)).toEqual(["before", "two"]);
});
