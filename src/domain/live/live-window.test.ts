import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { liveStanding, standingOfDrive } from "./live-window.ts";

const pickup = new Date("2026-11-20T12:00:00Z");
const trip = (state: TripState, endedAfter?: number) => ({
  state,
  pickupAt: pickup,
  plannedEnd: addMinutes(pickup, 40),
  endedAt: endedAfter === undefined ? null : addMinutes(pickup, endedAfter),
});

test.each<[string, TripState, number, ReturnType<typeof liveStanding>, number?]>([
  ["an hour and a minute before", "assigned", -61, "early"],
  ["an hour before", "assigned", -60, "open"],
  ["no driver yet", "unassigned", -30, "open"],
  ["departed long before", "en_route", -120, "open"],
  ["cancelled before", "cancelled", -30, "cancelled"],
  ["cancelled and long past", "cancelled", 900, "cancelled"],
  ["on board", "onboard", 20, "open"],
  ["runs hours late", "onboard", 300, "open"],
  ["15 minutes after the drop-off", "completed", 65, "open", 50],
  ["16 minutes after the drop-off", "completed", 66, "over", 50],
  ["dropped off sooner than planned", "completed", 31, "over", 15],
  ["over before an hour before the plan", "no_show", -59, "open", -70],
  ["without a word, until 15 minutes after the plan", "assigned", 55, "open"],
  ["without a word, later", "assigned", 56, "over"],
  ["completed by itself", "completed_unverified", 56, "over"],
])("%s", (_what, state, minutes, standing, endedAfter) => {
  expect(liveStanding(trip(state, endedAfter), addMinutes(pickup, minutes))).toBe(standing);
});

test.each<[TripState[], ReturnType<typeof liveStanding>]>([
  [["completed", "onboard"], "open"],
  [["cancelled", "assigned"], "open"],
  [["cancelled", "cancelled"], "cancelled"],
  [[], "cancelled"],
])("a drive whose vehicles are %j can be followed as %s", (states, standing) => {
  expect(
    standingOfDrive(
      states.map((state) => trip(state, state === "completed" ? 5 : undefined)),
      addMinutes(pickup, 30),
    ),
  ).toBe(standing);
});
