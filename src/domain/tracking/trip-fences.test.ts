import { expect, test } from "vitest";
import { tripEnds, tripFences } from "./trip-fences.ts";

test("an airport has a fence of 300 m, a suburb none: its middle says nothing of an address", () => {
  const { pickup, dropoff } = tripFences({
    pickupLocation: "Cape Town International Airport",
    destination: "12 Regent Road, Sea Point",
  });
  expect(pickup).toMatchObject({ kind: "circle", radiusM: 300 });
  expect(dropoff).toBeNull();
});

test("the ends of a trip are known where both addresses are", () => {
  const airport = "Cape Town International Airport";
  expect(tripEnds({ pickupLocation: airport, destination: "Camps Bay" })?.map(({ aroundM }) => aroundM)).toEqual([
    1000, 3000,
  ]);
  expect(tripEnds({ pickupLocation: airport, destination: "Somewhere no one knows" })).toBeNull();
});
