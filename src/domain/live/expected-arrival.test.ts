import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { expectedArrival } from "./expected-arrival.ts";

const pickup = new Date("2026-11-20T12:00:00Z");
const at = (minutes: number) => addMinutes(pickup, minutes);
const trip = (state: TripState, drive: { from: Date; minutes: number } | null, hasOwnCourse = false) => ({
  state,
  pickupAt: pickup,
  plannedEnd: at(40),
  drive,
  hasOwnCourse,
});

test.each<[string, ReturnType<typeof trip>, number, ReturnType<typeof expectedArrival>]>([
  [
    "not departed: as planned",
    trip("assigned", { from: at(-20), minutes: 9 }),
    -20,
    { at: at(0), target: "pickup", by: "plan" },
  ],
  [
    "on the way: by road",
    trip("en_route", { from: at(-10), minutes: 12 }),
    -10,
    { at: at(2), target: "pickup", by: "road" },
  ],
  [
    "on the way, silent for 5 minutes: from where it was last seen",
    trip("en_route", { from: at(-10), minutes: 12 }),
    -5,
    { at: at(2), target: "pickup", by: "road" },
  ],
  [
    "silent for longer than the road takes: any moment",
    trip("en_route", { from: at(-10), minutes: 5 }),
    1,
    { at: at(1), target: "pickup", by: "road" },
  ],
  [
    "on the way without a position: as planned",
    trip("en_route", null),
    -5,
    { at: at(0), target: "pickup", by: "plan" },
  ],
  ["waiting: it is there", trip("arrived", { from: at(0), minutes: 1 }), 1, null],
  ["searching: it is there", trip("searching", null), 20, null],
  [
    "on board: by road",
    trip("onboard", { from: at(10), minutes: 22 }),
    10,
    { at: at(32), target: "dropoff", by: "road" },
  ],
  [
    "on board with stops: as planned",
    trip("onboard", { from: at(10), minutes: 22 }, true),
    10,
    { at: at(40), target: "dropoff", by: "plan" },
  ],
  [
    "at a stop: as planned",
    trip("stopover", { from: at(10), minutes: 2 }),
    10,
    { at: at(40), target: "dropoff", by: "plan" },
  ],
  ["dropped off", trip("completed", null), 40, null],
])("%s", (_what, travelling, now, expected) => {
  expect(expectedArrival(travelling, at(now))).toEqual(expected);
});
