import { expect, test } from "vitest";
import { areaOf } from "./area-of.ts";
import { places } from "./place.ts";

test.each([
  ["Cape Town International Airport", "Cape Town International Airport"],
  ["14 Kloof Street, Gardens", "Gardens"],
  ["Stellenbosch", "Stellenbosch"],
  ["a farm that is on no map", null],
  ["", null],
])("%s lies in %s", (address, area) => {
  expect(areaOf(address)).toBe(area);
});

test("a hotel is named by its area alone", () => {
  for (const { name, kind } of places.filter((place) => place.kind === "hotel"))
    expect(areaOf(name), `${kind} ${name}`).not.toBe(name);
});
