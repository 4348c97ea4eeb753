import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { rand } from "../money/money.ts";
import { type Journey, priceJourney } from "./journey-price.ts";
import { vehicleOptions } from "./vehicle-options.ts";

const bookedAt = new Date("2027-02-01T08:00:00Z");

const transfer: Journey = {
  service: "airport_transfer",
  offer: "airport-transfers",
  pickupLocation: "Cape Town International Airport",
  destination: "V&A Waterfront",
  pickupAt: new Date("2027-02-10T08:00:00Z"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};

const optionsOf = (changes: Partial<Journey>) =>
  vehicleOptions(priceJourney({ ...transfer, ...changes }, sampleTariff, bookedAt).request, sampleTariff);

describe("the classes a party may choose from", () => {
  test.each<[string, Partial<Journey>, readonly VehicleClass[]]>([
    ["two with two bags", {}, ["sedan", "shuttle", "luxury_coach", "large_coach"]],
    ["a fourth bag takes the sedan away", { bags: 4 }, ["shuttle", "luxury_coach", "large_coach"]],
    ["nine people", { passengers: 9 }, ["shuttle", "luxury_coach", "large_coach"]],
    [
      "a hire with driver has prices for two classes",
      { service: "chauffeur_service", offer: "car-hire" },
      ["sedan", "shuttle"],
    ],
    [
      "a package by the person comes in what it needs",
      { service: "day_tour", offer: "garden-route", packageDays: 3 },
      ["sedan"],
    ],
    ["what a person prices", { service: "corporate_events", offer: null }, ["sedan"]],
    ["more bags than anything takes", { bags: 90 }, []],
  ])("%s", (_who, changes, classes) => {
    expect(optionsOf(changes).map(({ vehicleClass }) => vehicleClass)).toEqual(classes);
  });

  test("each has the price of its own row of the list", () => {
    expect(optionsOf({}).map(({ total }) => total)).toEqual([rand(350), rand(600), rand(2250), rand(3750)]);
  });
});

describe("the class a journey is priced in", () => {
  const priced = (changes: Partial<Journey>) => priceJourney({ ...transfer, ...changes }, sampleTariff, bookedAt);

  test.each<[string, Partial<Journey>, VehicleClass]>([
    ["none chosen: the cheapest", {}, "sedan"],
    ["a larger one", { vehicleClass: "shuttle" }, "shuttle"],
    ["one too small for the bags", { vehicleClass: "sedan", bags: 4 }, "shuttle"],
    ["one too small for the people", { vehicleClass: "shuttle", passengers: 16 }, "luxury_coach"],
    ["one the price list has no figure for", { service: "chauffeur_service", vehicleClass: "large_coach" }, "sedan"],
  ])("%s", (_which, changes, vehicleClass) => {
    expect(priced(changes).vehicle.vehicleClass).toBe(vehicleClass);
  });

  test("the same vehicle costs the same, chosen or needed, with what a group saves", () => {
    const group = { passengers: 16 };
    expect(priced({ ...group, vehicleClass: "luxury_coach" }).price.total).toBe(priced(group).price.total);
  });

  test("a larger class is the cheapest where the smaller one would pull a trailer", () => {
    const dearTrailer = { ...sampleTariff, extras: { ...sampleTariff.extras, trailer: rand(5000) } };
    const wish = { ...transfer, passengers: 13, bags: 18 };
    expect(priceJourney(wish, dearTrailer, bookedAt).vehicle.vehicleClass).toBe("luxury_coach");
    expect(priceJourney({ ...wish, vehicleClass: "shuttle" }, dearTrailer, bookedAt).vehicle.vehicleClass).toBe(
      "shuttle",
    );
  });

  test("two people never start with a coach, whatever a tariff asks for one", () => {
    const nearlyFree = { from: rand(1), each: rand(0) };
    const transferPrices = sampleTariff.transfer;
    const cheapCoach = { ...transferPrices, ride: { ...transferPrices.ride, large_coach: nearlyFree } };
    const { vehicleClass } = priceJourney(transfer, { ...sampleTariff, transfer: cheapCoach }, bookedAt).vehicle;
    expect(vehicleClass).toBe("sedan");
  });

  test("a stored request is priced again in the class that was chosen", () => {
    const { request, price } = priced({ vehicleClass: "shuttle" });
    const again = vehicleOptions(JSON.parse(JSON.stringify(request)), sampleTariff);
    expect(again.find(({ vehicleClass }) => vehicleClass === request.vehicle)?.total).toBe(price.total);
  });
});
