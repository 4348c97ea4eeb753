import { expect, test } from "vitest";
import type { TripState } from "../../trip/trip-lifecycle.ts";
import { onRoadStates } from "../../trip/trip-on-road.ts";
import { bookingStates } from "../booking-lifecycle.ts";
import { type BookingStatus, statusToShow } from "./booking-status.ts";

const trip = (state: TripState, continues: string | null = null) => ({ state, continues });
const trips = (...states: readonly TripState[]) => states.map((state) => trip(state));

test.each<[string, ReturnType<typeof trips>, BookingStatus]>([
  ["the return trip is days ahead", trips("completed", "unassigned"), "between_trips"],
  ["the return trip has its driver", trips("completed", "reconfirmed"), "between_trips"],
  ["no one came to the outbound trip", trips("no_show", "assigned"), "between_trips"],
  ["no word from the first driver yet", trips("completed_unverified", "assigned"), "between_trips"],
  ["a second vehicle has still to go", trips("completed", "assigned", "cancelled"), "between_trips"],
  ["one of two vehicles is on the road", trips("completed", "onboard"), "in_progress"],
  ["it broke down, and a relief vehicle is looked for", [trip("interrupted"), trip("unassigned", "a")], "in_progress"],
  ["it broke down, and relief is on the way", [trip("interrupted"), trip("en_route", "a")], "in_progress"],
  ["relief brought them", [trip("interrupted"), trip("completed", "a"), trip("assigned")], "between_trips"],
  ["no relief came", [trip("interrupted"), trip("cancelled", "a"), trip("assigned")], "between_trips"],
  ["the driver who set out was taken off it", trips("unassigned"), "confirmed"],
  ["of the same, one was cancelled", trips("cancelled", "assigned"), "confirmed"],
  ["no word from the only driver", trips("completed_unverified"), "end_not_reported"],
  ["no word from the second of two drivers", trips("completed", "completed_unverified"), "end_not_reported"],
  ["no word from one driver, another is on the road", trips("completed_unverified", "onboard"), "in_progress"],
  ["no word from the relief vehicle", [trip("interrupted"), trip("completed_unverified", "a")], "end_not_reported"],
  ["the last trip has just ended", trips("completed"), "in_progress"],
  ["nothing is planned", [], "in_progress"],
])("in progress, and %s", (_what, its, status) => {
  expect(statusToShow("in_progress", its)).toBe(status);
});

test.each(onRoadStates)("in progress while a trip is %s, the first or the second", (state) => {
  expect(statusToShow("in_progress", trips(state, "assigned"))).toBe("in_progress");
  expect(statusToShow("in_progress", trips("completed", state))).toBe("in_progress");
});

test.each(bookingStates.filter((state) => state !== "in_progress"))("%s reads as it is", (state) => {
  expect(statusToShow(state, trips("completed", "assigned"))).toBe(state);
});
