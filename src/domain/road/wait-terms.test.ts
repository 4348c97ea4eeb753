import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "../money/money.ts";
import { freeWaitMinutes, waitStepPrice } from "./wait-terms.ts";

test.each([
  ["Cape Town International Airport", 60],
  ["Domestic arrivals, Airport", 60],
  ["CPT", 60],
  ["Cape Town Cruise Terminal", 30],
  ["Cape Town Station", 30],
  ["12 Kloof Street, Gardens", 15],
  ["a place no one has heard of", 15],
])("at %s waiting is free for %i minutes", (place, minutes) => {
  expect(freeWaitMinutes(place)).toBe(minutes);
});

test.each([
  ["sedan", 60],
  ["shuttle", 80],
  ["luxury_coach", 240],
  ["large_coach", 350],
] as const)("a further 15 minutes of a %s cost R%i by the tariff we start from", (vehicleClass, amount) => {
  expect(waitStepPrice(sampleTariff, vehicleClass)).toBe(rand(amount));
});

test("they never cost nothing", () => {
  const cheap = { ...sampleTariff, chauffeur: { ...sampleTariff.chauffeur, extraHour: rand(1) } };
  expect(waitStepPrice(cheap, "sedan")).toBe(sampleTariff.roundTo);
});
