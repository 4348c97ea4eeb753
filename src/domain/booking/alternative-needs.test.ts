import { expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { alternativeNeeds, type VehicleNeed } from "./alternative-needs.ts";

const need = (from: number, to: number, vehicleClass: VehicleClass = "sedan", passengers = 2): VehicleNeed => ({
  busy: { from: new Date(Date.UTC(2026, 10, 28, from)), to: new Date(Date.UTC(2026, 10, 28, to)) },
  party: { vehicleClass, passengers, bags: passengers },
  services: ["airport_transfer"],
});

test.each([
  ["one trip, both ways", [[need(8, 10), need(16, 18)]], [need(8, 10), need(16, 18)]],
  ["two trips an hour apart share one vehicle", [[need(8, 10)], [need(9, 11)]], [need(8, 11)]],
  ["the larger vehicle serves both", [[need(8, 10)], [need(8, 10, "shuttle", 6)]], [need(8, 10, "shuttle", 6)]],
  ["trips apart need one each", [[need(12, 14)], [need(8, 10)]], [need(8, 10), need(12, 14)]],
  ["two legs of one trip never share", [[need(8, 12), need(10, 14)]], [need(8, 12), need(10, 14)]],
] as const)("%s", (_what, trips, needs) => {
  expect(alternativeNeeds(trips, startingClasses)).toEqual(needs);
});

test("a vehicle that serves two options is licensed for both", () => {
  const [transfer, tour] = [need(8, 10), { ...need(9, 11), services: ["day_tour"] } as const];
  expect(alternativeNeeds([[transfer], [tour], [transfer]], startingClasses)[0]?.services).toEqual([
    "airport_transfer",
    "day_tour",
  ]);
});
