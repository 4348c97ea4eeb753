import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { type NearbyTrip, rescueStart } from "./rescue-start.ts";

const now = new Date("2026-11-20T12:00:00Z");
const trip = (state: NearbyTrip["state"], ends: number, changes: Partial<NearbyTrip> = {}): NearbyTrip => ({
  tripId: `${state} ${ends}`,
  state,
  pickupAt: addMinutes(now, ends - 60),
  plannedEnd: addMinutes(now, ends),
  destination: `end of ${state} ${ends}`,
  vehicleId: "v",
  ...changes,
});
const seen = (minutesAgo: number) => ({ at: addMinutes(now, -minutesAgo), place: "seen" });

test.each([
  ["seen a moment ago", [], seen(3), ["seen", "position", 2, undefined, undefined]],
  ["seen too long ago, without a trip", [], seen(16), ["Bellville", "home", 20, undefined, undefined]],
  [
    "their last trip ended",
    [trip("completed", -200), trip("completed", -30)],
    undefined,
    ["end of completed -30", "last_trip", 2, undefined, undefined],
  ],
  [
    "their last trip was this morning, and they have been home",
    [trip("completed", -481)],
    undefined,
    ["Bellville", "home", 20, undefined, undefined],
  ],
  [
    "passengers on board: they are brought to their end first",
    [trip("onboard", 12)],
    seen(1),
    ["end of onboard 12", "last_trip", 14, "onboard 12", undefined],
  ],
  [
    "a trip that runs late ends any moment",
    [trip("stopover", -10)],
    undefined,
    ["end of stopover -10", "last_trip", 2, "stopover -10", undefined],
  ],
  [
    "waiting at a pickup is being with passengers",
    [trip("arrived", 40)],
    seen(1),
    ["end of arrived 40", "last_trip", 42, "arrived 40", undefined],
  ],
  [
    "on the way to a pickup they can turn round",
    [trip("en_route", 90)],
    seen(1),
    ["seen", "position", 2, undefined, "en_route 90"],
  ],
  [
    "on the way, and not seen",
    [trip("completed", -40), trip("en_route", 90)],
    undefined,
    ["end of completed -40", "last_trip", 2, undefined, "en_route 90"],
  ],
  [
    "a later trip says nothing about where they are",
    [trip("assigned", 200)],
    undefined,
    ["Bellville", "home", 20, undefined, undefined],
  ],
] as const)("%s", (_, trips, position, [from, known, waits, current, leaves]) => {
  const start = rescueStart({ trips, seen: position, homeArea: "Bellville" }, now);
  expect({ ...start, current: start.current?.tripId, leaves: start.leaves?.tripId }).toEqual({
    from,
    known,
    waits,
    current,
    leaves,
  });
});
