import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { type Journey, offerOf, priceJourney } from "./journey-price.ts";

const journey = (changes: Partial<Journey> = {}): Journey => ({
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  pickupAt: new Date("2027-07-14T08:00:00Z"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
  ...changes,
});
const priced = (changes: Partial<Journey>) =>
  priceJourney(journey(changes), sampleTariff, new Date("2027-07-01T08:00:00Z"));

describe("a journey in words is priced by the places it names", () => {
  test.each([
    ["airport to the city bowl", {}, 35_000],
    ["the same by its short name", { pickupLocation: "CPT" }, 35_000],
    ["a short hop", { destination: "Belhar" }, 25_000],
    ["a short hop without an airport", { pickupLocation: "Gardens", destination: "Camps Bay" }, 40_000],
    ["to Hermanus, a fixed price", { destination: "Hermanus" }, 180_000],
    ["from a hotel in Hermanus", { pickupLocation: "1 Marine Drive, Hermanus", destination: "airport" }, 180_000],
    ["an estate by Stellenbosch at the town's price", { destination: "Lanzerac, Stellenbosch" }, 95_000],
    ["there and back", { returnAt: new Date("2027-07-18T08:00:00Z") }, 70_000],
    ["a tour by the name of its booking page", { service: "day_tour", offer: "township-tour" }, 75_600],
    ["a tour that the destination names", { service: "day_tour", destination: "Winelands Tour" }, 129_900],
    ["Garden Route for five days", { service: "day_tour", offer: "garden-route", packageDays: 5 }, 3_700_000],
    ["days of a package do not count elsewhere", { service: "day_tour", offer: "winelands", packageDays: 5 }, 129_900],
    ["half a day with driver", { service: "chauffeur_service", offer: "car-hire", hireUnit: "half_day" }, 200_000],
    ["a chauffeur for ten hours", { service: "chauffeur_service", offer: "chauffeur-service", hireHours: 10 }, 225_000],
  ] as const)("%s", (_what, changes, total) => {
    expect(priced(changes).price).toMatchObject({ total, doubts: [] });
  });

  test("an address no one knows is priced by a person", () => {
    const { price, road } = priced({ destination: "7 Nowhere Lane" });
    expect(price).toMatchObject({ total: null, doubts: ["place_unknown"] });
    expect(road).toBeNull();
  });

  test("the request is plain values: kept as JSON it is the same", () => {
    const { request } = priced({ returnAt: new Date("2027-07-18T08:00:00Z") });
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
  });
});

test.each([
  ["day_tour", "winelands", "winelands"],
  ["day_tour", "township-tour", "township"],
  ["day_tour", "car-hire", null],
  ["group_transport", "coach-hire", "coach-hire"],
  ["airport_transfer", "winelands", null],
  ["chauffeur_service", null, null],
] as const)("of %s the offer %s is %s", (service, offer, expected) => {
  expect(offerOf({ service, offer, destination: "" }, sampleTariff.catalogue)).toBe(expected);
});
