import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { carHire, gardenRoutePackages, inlandTransfers, servicesFrom } from "#testing/company/specification-prices.ts";
import { services } from "../company/catalogue.ts";
import { rand } from "../money/money.ts";
import { startingPrices } from "./starting-prices.ts";

const prices = startingPrices(sampleTariff);

test("under the tariff we start with, everything starts at the figure of the specification", () => {
  expect(prices).toMatchObject({
    "airport.hop": rand(250),
    "airport.ride": rand(350),
    "shuttle.ride": rand(350),
    "shuttle.person": rand(150),
    "group.hop": rand(500),
    "coach.hop": rand(1200),
    "coach.day": rand(2500),
    "chauffeur.day": rand(1800),
    "hire.half": carHire.halfDayFrom,
    "hire.full": carHire.fullDayFrom,
    "hire.most": carHire.dayAtMost,
    "tour.cheapest": rand(756),
    "hop.km": 10,
    "ride.km": 25,
    "chauffeur.hours": 8,
    "group.from": 8,
  });
  for (const [slug, from] of Object.entries(sampleTariff.tours)) expect(prices[`tour.${slug}`], slug).toBe(from);
  for (const { destination, from } of inlandTransfers) expect(prices[`town.${destination}`], destination).toBe(from);
  for (const { days, perPerson } of gardenRoutePackages) expect(prices[`package.${days}`]).toBe(perPerson);
  for (const { slug, startingPrice } of services)
    expect(startingPrice && prices[startingPrice], slug).toBe(servicesFrom[slug]);
});

test("another tariff gives other prices, its lowest fare and its rounding included", () => {
  const dearer = startingPrices({
    ...sampleTariff,
    atLeast: rand(400),
    tours: { ...sampleTariff.tours, winelands: rand(1999) },
  });
  expect(dearer).toMatchObject({ "airport.hop": rand(400), "airport.ride": rand(400), "tour.winelands": rand(1999) });
});

test("what the tariff does not price has no figure", () => {
  const fewer = startingPrices({ ...sampleTariff, tours: {}, packages: [], routes: [] });
  const gone = ["tour.winelands", "tour.cheapest", "package.3", "town.Stellenbosch"];
  expect(gone.filter((key) => key in fewer)).toEqual([]);
});
