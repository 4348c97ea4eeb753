import { expect, test } from "vitest";
import { plainText } from "../text/plain-text.ts";
import { placeIn, suggestPlaces } from "./find-place.ts";
import { places } from "./place.ts";
import { stays } from "./stays.ts";

test.each([
  ["air", "Cape Town International Airport"],
  ["CPT", "Cape Town International Airport"],
  ["camps b", "Camps Bay"],
  ["stellen", "Stellenbosch"],
  ["waterfront", "V&A Waterfront"],
  ["table bay", "The Table Bay Hotel"],
  ["city cen", "Cape Town City Centre"],
  ["City Centre", "Cape Town City Centre"],
  ["city center", "Cape Town City Centre"],
  ["downtown", "Cape Town City Centre"],
  ["city bowl", "City Bowl"],
  ["the waterf", "V&A Waterfront"],
  ["the airport", "Cape Town International Airport"],
])("typing %j offers %s", (typed, name) => {
  expect(suggestPlaces(typed).map((place) => place.name)).toContain(name);
});

test.each([
  ["stell", "Stellenbosch"],
  ["hermanus", "Hermanus"],
  ["sea p", "Sea Point"],
  ["airport", "Cape Town International Airport"],
])("typing %j offers %s first: a town before its airfield and its hotels", (typed, name) => {
  expect(suggestPlaces(typed)[0]?.name).toBe(name);
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

test.each([
  [
    "Cape Town International Airport",
    ["CPT", "cpt airport", "Airport", "the airport", "International Airport", "CTIA"],
  ],
  ["Cape Town International Airport", ["Cape Town International Airport (CPT)", "Airport, Cape Town"]],
  ["Cape Town City Centre", ["City Centre", "city center", "CBD", "Cape Town CBD", "Cape Town", "Downtown", "town"]],
  [
    "Cape Town City Centre",
    ["Cape Town city centre", "City Centre, Cape Town", "12 Long Lane, City Centre", "Kaapstad"],
  ],
  ["City Bowl", ["City Bowl", "the city bowl", "Cape Town City Bowl", "City Bowl, Cape Town"]],
  ["V&A Waterfront", ["Waterfront", "the Waterfront", "V & A Waterfront", "V and A Waterfront", "VA Waterfront"]],
  ["V&A Waterfront", ["Victoria and Alfred Waterfront", "Waterfront, Cape Town"]],
  ["Cape Town Cruise Terminal", ["Cruise Terminal", "cruise ship terminal", "Cape Town harbour"]],
  ["Table Mountain Lower Cable Station", ["Table Mountain", "cable car", "the cableway"]],
  ["District Six", ["District Six", "Zonnebloem"]],
  ["The Bay Hotel", ["Bay Hotel", "the bay hotel, Camps Bay"]],
])("%s is also found as %j", (name, addresses) => {
  for (const address of addresses) expect(placeIn(address)?.name, address).toBe(name);
});

test.each([
  ["Airport, George", "George"],
  ["CBD, Stellenbosch", "Stellenbosch"],
  ["City Centre, Bellville", "Bellville"],
  ["The Waterfront, Hermanus", "Hermanus"],
])("in %j the name that every town has gives way to the town", (address, name) => {
  expect(placeIn(address)?.name).toBe(name);
});

test("no name means two places", () => {
  const owners = new Map<string, string>();
  for (const { id, name, otherNames } of [...places, ...stays]) {
    for (const plain of new Set([name, ...otherNames].map(plainText))) {
      expect(owners.get(plain) ?? id, plain).toBe(id);
      owners.set(plain, id);
    }
  }
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
