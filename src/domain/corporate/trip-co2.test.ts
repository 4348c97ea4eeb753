import { expect, test } from "vitest";
import { co2Of, co2Text, usesByClass } from "./trip-co2.ts";

/** Full tanks that come to so many litres per 100 km. */
const fills = (litres: number) => [0, 1, 2, 3].map((at) => ({ km: at * 500, litres: litres * 5, isFull: true }));

const uses = usesByClass([
  { vehicleClass: "sedan", fuel: "petrol", fills: fills(7) },
  { vehicleClass: "sedan", fuel: "petrol", fills: fills(8) },
  { vehicleClass: "sedan", fuel: "petrol", fills: fills(12) },
  { vehicleClass: "shuttle", fuel: "diesel", fills: fills(10) },
  { vehicleClass: "large_coach", fuel: "diesel", fills: fills(30).slice(0, 2) },
  { vehicleClass: "luxury_coach", fuel: "electric", fills: fills(15) },
]);

test("a class uses what its middle vehicle uses; without enough records nothing is said", () => {
  expect([...uses]).toEqual([
    ["sedan", expect.objectContaining({ litresPer100: 8, fuel: "petrol" })],
    ["shuttle", expect.objectContaining({ litresPer100: 10, fuel: "diesel" })],
  ]);
});

test.each([
  ["one way", 25, ["sedan"], 4_620, "25 km × 8 l per 100 km × 2.31 kg a litre of petrol"],
  ["there and back", 25, ["sedan", "sedan"], 9_240, "2 × 25 km × 8 l per 100 km × 2.31 kg a litre of petrol"],
  [
    "in two vehicles",
    10.04,
    ["sedan", "shuttle"],
    4_546,
    "10 km × 8 l per 100 km × 2.31 kg a litre of petrol + 10 km × 10 l per 100 km × 2.68 kg a litre of diesel",
  ],
] as const)("%s", (_what, km, classes, grams, formula) => {
  expect(co2Of(km, classes, uses)).toEqual({ grams, formula });
});

test.each([
  ["a way we don’t know", null, ["sedan"]],
  ["a class without records", 25, ["sedan", "large_coach"]],
  ["nothing driven", 25, []],
] as const)("%s has no figure", (_what, km, classes) => {
  expect(co2Of(km, classes, uses)).toBeNull();
});

test("in kilograms", () => {
  expect(co2Text(4_620)).toBe("4.6 kg CO2");
});
