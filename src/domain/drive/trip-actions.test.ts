import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { type TripState, tripStates } from "../trip/trip-lifecycle.ts";
import { mayDoWith, reportableEvents, type TripAction, tripActions } from "./trip-actions.ts";

const now = new Date("2026-11-20T08:00:00Z");
const trip = (state: TripState, changes: { continues?: string; pickupAt?: Date } = {}) => ({
  state,
  pickupAt: addHours(now, 1),
  continues: null,
  ...changes,
});
const allowed = (one: ReturnType<typeof trip>) => tripActions.filter((action) => mayDoWith(action, one, now));

const beforeStart: readonly TripAction[] = ["assign", "unassign", "move", "split", "swap", "record"];
const onTheWay: readonly TripAction[] = ["assign", "unassign", "move", "swap", "record", "rescue"];

test.each<[TripState, readonly TripAction[]]>([
  ["planned", []],
  ["unassigned", ["assign", "offer", "move", "split", "swap"]],
  ["offered", ["assign", "unassign", "move", "split", "swap"]],
  ["assigned", beforeStart],
  ["reconfirmed", beforeStart],
  ["en_route", onTheWay],
  ["arrived", onTheWay],
  ["searching", onTheWay],
  // With passengers on board no one is taken off the trip: it is broken off, and another vehicle relieves it.
  ["onboard", ["record", "rescue"]],
  ["stopover", ["record", "rescue"]],
  ["completed", []],
  ["completed_unverified", ["verify"]],
  ["no_show", []],
  ["interrupted", []],
  ["cancelled", []],
])("a trip that is %s: %j", (state, actions) => {
  expect(allowed(trip(state))).toEqual(actions);
});

test("a relief trip is never moved or split, and ends where it is until its passengers are on board", () => {
  for (const state of tripStates) {
    const usual = allowed(trip(state)).filter((action) => action !== "move" && action !== "split");
    const isStranded = usual.includes("assign");
    const relief = allowed(trip(state, { continues: "first" }));
    expect(relief.toSorted(), state).toEqual(
      [...new Set([...usual, ...(isStranded ? (["abandon", "rescue"] as const) : [])])].toSorted(),
    );
  }
});

test("nothing is offered once its time has come, and no one sets out days ahead", () => {
  expect(allowed(trip("unassigned", { pickupAt: now }))).not.toContain("offer");
  expect(reportableEvents(trip("reconfirmed", { pickupAt: addHours(now, 30) }), now)).toEqual([]);
  expect(reportableEvents(trip("assigned", { pickupAt: addHours(now, 30) }), now)).toEqual(["reconfirm"]);
});
