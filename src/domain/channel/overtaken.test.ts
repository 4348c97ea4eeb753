import { expect, test } from "vitest";
import type { TripState } from "../trip/trip-lifecycle.ts";
import type { ChannelEvent } from "./event-words.ts";
import { isOvertaken } from "./overtaken.ts";

test.each<[ChannelEvent, TripState, ChannelEvent[], boolean]>([
  ["driver_assigned", "assigned", [], false],
  ["driver_assigned", "assigned", ["trip_changed"], false],
  ["driver_assigned", "assigned", ["driver_removed"], true],
  ["driver_removed", "assigned", [], false],
  ["driver_removed", "assigned", ["driver_assigned"], true],
  ["driver_removed", "cancelled", [], false],
  ["driver_details", "cancelled", [], true],
  ["driver_details", "assigned", ["driver_details"], true],
  ["pickup_moved", "assigned", ["driver_details"], false],
  ["pickup_moved", "assigned", ["pickup_moved"], true],
  ["booking_cancelled", "cancelled", [], false],
  ["booking_soon", "assigned", [], false],
  ["booking_soon", "en_route", [], true],
  ["driver_on_the_way", "en_route", [], false],
  ["driver_on_the_way", "arrived", [], true],
  ["vehicle_late", "en_route", ["driver_on_the_way"], false],
  ["vehicle_late", "arrived", [], true],
  ["cant_find", "searching", [], false],
  ["cant_find", "onboard", [], true],
  ["trip_offered", "offered", [], false],
  ["trip_offered", "assigned", [], true],
  ["offer_withdrawn", "unassigned", [], false],
  ["reconfirm", "assigned", [], false],
  ["reconfirm", "completed", [], true],
])("%s while the trip is %s, and since then %j: overtaken %s", (event, tripState, since, is) => {
  expect(isOvertaken({ event, tripState, since })).toBe(is);
});
