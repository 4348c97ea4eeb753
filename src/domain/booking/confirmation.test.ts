import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { type Journey, priceJourney } from "../pricing/journey-price.ts";
import { addMinutes } from "../time/local-time.ts";
import { confirmationOf, doubtsAbout, nearestPickups } from "./confirmation.ts";

test.each([
  [[], "free", "green", []],
  [[], "taken", "red", []],
  [[], "unknown", "amber", ["fleet_unknown"]],
  [["short_notice"], "free", "amber", ["short_notice"]],
  [["place_unknown"], "taken", "amber", ["place_unknown"]],
] as const)("doubts %j and vehicles %s are %s", (doubts, room, confirmation, named) => {
  expect(confirmationOf(doubts, room)).toEqual({ confirmation, doubts: named });
});

const now = new Date("2027-07-12T08:00:00Z");
const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Gardens",
  pickupAt: new Date("2027-07-14T08:00:00Z"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const tour = { service: "day_tour", offer: "winelands" } as const;
const after = (hours: number) => ({ pickupAt: addMinutes(now, hours * 60) });

test.each([
  ["an ordinary transfer", {}, []],
  ["a transfer a day ahead", after(24), []],
  ["a transfer a minute later than that", after(24 - 1 / 60), ["short_notice"]],
  ["a tour two days ahead", { ...tour, ...after(48) }, []],
  ["a tour a day ahead", { ...tour, ...after(24) }, ["short_notice"]],
  ["no pickup", { pickupLocation: " " }, ["place_unknown"]],
  ["no destination", { destination: "" }, ["place_unknown"]],
  ["a day tour without a tour", { ...tour, offer: null, destination: " " }, ["priced_by_a_person", "no_tour"]],
  ["a day tour to a place of the customer’s own", { ...tour, offer: null }, ["priced_by_a_person"]],
  ["a tour says itself where it goes", { ...tour, destination: "" }, []],
  ["a tour from nowhere we know", { ...tour, pickupLocation: "7 Nowhere Lane" }, ["place_unknown"]],
  ["a driver for the day goes wherever the customer asks", { service: "chauffeur_service", destination: "" }, []],
  [
    "a day tour with a way back next week",
    { ...tour, returnAt: new Date("2027-07-20T08:00:00Z") },
    ["priced_by_a_person"],
  ],
  ["a party of twenty-three", { passengers: 23, ...after(100) }, ["group_too_large"]],
  ["an event", { service: "corporate_events" }, ["priced_by_a_person"]],
  ["in a year and a half", after(548 * 24), []],
  ["in more than a year and a half", after(548 * 24 + 1), ["fleet_unknown"]],
  ["a return trip in a year and a half", { returnAt: addMinutes(now, 548 * 24 * 60) }, []],
  ["a return trip in more than a year and a half", { returnAt: addMinutes(now, 548 * 24 * 60 + 1) }, ["fleet_unknown"]],
  [
    "a hire that ends in more than a year and a half",
    { service: "chauffeur_service", returnAt: addMinutes(now, 548 * 24 * 60 + 1) },
    // So many days in a row are priced by our team.
    ["priced_by_a_person", "fleet_unknown"],
  ],
] as const)("%s", (_what, changes, doubts) => {
  expect(doubtsAbout(priceJourney({ ...journey, ...changes }, sampleTariff, now), now)).toEqual(doubts);
});

describe("the nearest pickups", () => {
  const wished = new Date("2027-07-14T08:00:00Z");
  const minutesFrom = (dates: readonly Date[]) => dates.map((at) => (at.getTime() - wished.getTime()) / 60_000);

  test("lie on both sides, in the order of the clock", () => {
    expect(minutesFrom(nearestPickups(wished, now, () => true))).toEqual([-30, 30, 60]);
  });
  test("lie where there is room", () => {
    const isLate = (at: Date) => at.getTime() - wished.getTime() >= 120 * 60_000;
    expect(minutesFrom(nearestPickups(wished, now, isLate))).toEqual([120, 150, 180]);
  });
  test("never lie before the earliest", () => {
    expect(minutesFrom(nearestPickups(wished, wished, () => true))).toEqual([30, 60, 90]);
  });
  test("may not exist", () => {
    expect(nearestPickups(wished, now, () => false)).toEqual([]);
  });
});
