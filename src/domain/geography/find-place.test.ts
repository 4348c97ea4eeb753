import { expect, test } from "vitest";
import { placeIn, suggestPlaces } from "./find-place.ts";
import { places } from "./place.ts";

test.each([
  ["air", "Cape Town International Airport"],
  ["CPT", "Cape Town International Airport"],
  ["camps b", "Camps Bay"],
  ["stellen", "Stellenbosch"],
  ["waterfront", "V&A Waterfront"],
  ["table bay", "The Table Bay Hotel"],
])("typing %j offers %s", (typed, name) => {
  expect(suggestPlaces(typed).map((place) => place.name)).toContain(name);
});

test.each([
  ["Camps Bay", "Camps Bay"],
  ["camps bay", "Camps Bay"],
  ["Cape Town Airport", "Cape Town International Airport"],
  ["12 Victoria Road, Camps Bay, Cape Town", "Camps Bay"],
  ["The Table Bay Hotel, V&A Waterfront", "The Table Bay Hotel"],
])("%j is %s", (address, name) => {
  expect(placeIn(address)?.name).toBe(name);
});

test("an address we do not know is no place", () => {
  expect(placeIn("7 Nowhere Lane")).toBeUndefined();
  expect(suggestPlaces("  ")).toEqual([]);
});

test("every place has an id of its own and lies in or near the Western Cape", () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { latitude, longitude } of places) {
    expect(latitude).toBeGreaterThan(-35);
    expect(latitude).toBeLessThan(-29);
    expect(longitude).toBeGreaterThan(17);
    expect(longitude).toBeLessThan(26.5);
  }
});
