import { expect, test } from "vitest";
import { areaOf } from "./area-of.ts";
import { placeIn, suggestPlaces } from "./find-place.ts";
import { locate } from "./locate.ts";
import { straightKm } from "./measure-road.ts";
import { places } from "./place.ts";
import { stays } from "./stays.ts";

test("we know the hotels and guesthouses that passengers name", () => {
  expect(stays.length).toBeGreaterThanOrEqual(150);
  expect(new Set([...places, ...stays].map(({ id }) => id)).size).toBe(places.length + stays.length);
});

test("each is found by its name, lies near the suburb it is in, and is shown by its area alone", () => {
  const towns = new Map(places.map((place) => [place.name, place]));
  for (const stay of stays) {
    expect(placeIn(stay.name)?.id, stay.name).toBe(stay.id);
    expect(suggestPlaces(stay.name)[0]?.id, stay.name).toBe(stay.id);
    const suburb = towns.get(stay.suburb ?? "");
    expect(suburb && straightKm(suburb, stay), stay.name).toBeLessThan(10);
    expect(areaOf(stay.name), stay.name).toBe(stay.area);
  }
});

test.each([
  ["winchester", "Winchester Hotel"],
  ["breakwater", "Protea Hotel Breakwater Lodge"],
  ["rosmead", "Four Rosmead"],
  ["le quartier francais", "Le Quartier Français"],
  ["coopman", "Coopmanhuijs Boutique Hotel"],
])("typing %j offers %s", (typed, name) => {
  expect(suggestPlaces(typed).map((place) => place.name)).toContain(name);
});

test.each([
  ["Cape Sun", "Southern Sun Cape Sun"],
  ["the Grand Daddy, Long Street, Cape Town", "Grand Daddy Hotel"],
  // Chains have the same name in many towns: who names another means that one.
  ["Ritz Hotel, George", "George"],
])("%j is %s", (address, name) => {
  expect(placeIn(address)?.name).toBe(name);
});

test("an estate outside the village has the village’s price", () => {
  expect(locate("Delaire Graff Lodges").town).toBe("Stellenbosch");
  expect(locate("Delaire Graff Lodges").kmFromCity).toBeGreaterThan(40);
  expect(locate("Winchester Hotel").kmFromCity).toBeLessThan(10);
});
