import { expect, test } from "vitest";
import { nextEvents, possibleEvents, stepsFor, tripEvents } from "./trip-events.ts";
import { tripLifecycle, tripStates } from "./trip-lifecycle.ts";

test.each([
  ["reconfirms", "assigned", "reconfirm", ["reconfirmed"]],
  ["departs", "reconfirmed", "depart", ["en_route"]],
  ["departs without having reconfirmed", "assigned", "depart", ["reconfirmed", "en_route"]],
  ["arrives", "en_route", "arrive", ["arrived"]],
  ["cannot find the passenger", "arrived", "cant_find", ["searching"]],
  ["cannot find the passenger and had not said that they arrived", "en_route", "cant_find", ["arrived", "searching"]],
  ["finds the passenger", "searching", "met", ["onboard"]],
  ["meets the passenger and had said nothing since leaving", "en_route", "met", ["arrived", "onboard"]],
  ["stops", "onboard", "stop", ["stopover"]],
  ["goes on", "stopover", "resume", ["onboard"]],
  ["ends at the stop", "stopover", "dropoff", ["completed"]],
  ["drops off", "onboard", "dropoff", ["completed"]],
  ["breaks down", "onboard", "break_off", ["interrupted"]],
  ["says the same again", "arrived", "arrive", undefined],
  ["goes backwards", "onboard", "depart", undefined],
  ["stops before anyone is on board", "arrived", "stop", undefined],
  ["breaks down on the way there: another one is needed", "en_route", "break_off", ["unassigned"]],
  ["breaks down at the pickup", "arrived", "break_off", ["unassigned"]],
  ["breaks down while looking for the passenger", "searching", "break_off", ["unassigned"]],
  ["breaks down before setting out", "assigned", "break_off", undefined],
  ["has no trip", "unassigned", "depart", undefined],
  ["is done", "completed", "dropoff", undefined],
] as const)("a driver who %s", (_what, state, event, expected) => {
  expect(stepsFor(state, event)).toEqual(expected);
});

test("every step is a move the trip may make", () => {
  for (const state of tripStates)
    for (const event of tripEvents) {
      let at = state;
      for (const to of stepsFor(state, event) ?? []) {
        expect(tripLifecycle.can(at, to), `${state}, ${event}: ${at} to ${to}`).toBe(true);
        at = to;
      }
    }
});

test("what a driver is offered to report can be true, and a trip on the road always has a way on", () => {
  for (const state of tripStates) {
    for (const event of nextEvents(state)) expect(stepsFor(state, event), `${state}, ${event}`).toBeDefined();
    expect(nextEvents(state).length > 0, state).toBe(possibleEvents(state).length > 0);
  }
});
