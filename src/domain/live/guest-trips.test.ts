import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { lobbyName, roleOfTrip } from "./guest-trips.ts";

const now = new Date("2026-11-20T12:00:00Z");
const hotel = { kind: "hotel" as const, name: "The Harbour Lantern Hotel" };
const agency = { kind: "travel_agency" as const, name: "Fynbos Travel" };
const trip = (state: TripState, to: string, endedAgo?: number) => ({
  state,
  from: "Cape Town International Airport",
  to,
  endedAt: endedAgo === undefined ? null : addMinutes(now, -endedAgo),
});
const home = "The Harbour Lantern Hotel, V&A Waterfront";

test.each<[string, ReturnType<typeof trip>, typeof hotel | typeof agency, ReturnType<typeof roleOfTrip>]>([
  ["a guest comes to the hotel", trip("assigned", home), hotel, "arrival"],
  ["a guest is on the way to the hotel", trip("onboard", home), hotel, "arrival"],
  ["a guest has just arrived", trip("completed", home, 15), hotel, "arrival"],
  ["a guest arrived a while ago", trip("completed", home, 16), hotel, null],
  ["a guest is picked up", trip("arrived", "Stellenbosch"), hotel, "pickup"],
  ["a guest has left", trip("onboard", "Stellenbosch"), hotel, null],
  ["a guest is elsewhere", trip("completed", "Stellenbosch", 1), hotel, null],
  ["no-show", trip("no_show", home, 1), hotel, null],
  ["a client waits", trip("en_route", "Camps Bay"), agency, "pickup"],
  ["a client travels", trip("onboard", "Camps Bay"), agency, "arrival"],
  ["a client has arrived", trip("completed", "Camps Bay", 1), agency, null],
])("%s", (_what, guestTrip, host, role) => {
  expect(roleOfTrip(guestTrip, host, now)).toBe(role);
});

test.each([
  ["Thandi", "Mokoena", "Thandi M."],
  ["Zoë ", " de Villiers", "Zoë D."],
  ["Li", "", "Li"],
])("%s %s is %s in a lobby", (first, last, name) => {
  expect(lobbyName(first, last)).toBe(name);
});
