import { expect, test } from "vitest";
import { kilometresBetween, vehicleCost } from "./vehicle-cost.ts";

const transfer = {
  ...({ service: "airport_transfer", offer: null, returnAt: null, hireUnit: null } as const),
  pickupLocation: "Sea Point",
  destination: "Hermanus",
};

test("the way costs by the kilometre, with the empty ones", () => {
  const km = kilometresBetween("Sea Point", "Hermanus") ?? 0;
  expect(km).toBeGreaterThan(100);
  expect(vehicleCost(transfer, 200)).toBe(Math.round(200 * km));
  expect(vehicleCost(transfer, 200, 10)).toBe(Math.round(200 * (km + 10)));
});

test.each([
  ["a kilometre of this vehicle has no price yet", transfer, undefined],
  ["the guests of a tour choose the way", { ...transfer, service: "day_tour" as const }, 200],
  ["we don’t know the address", { ...transfer, destination: "Nowhere at all" }, 200],
])("unknown where %s", (_, trip, perKm) => {
  expect(vehicleCost(trip, perKm)).toBeNull();
});
