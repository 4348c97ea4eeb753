import { describe, expect, test } from "vitest";
import { placeNamed, readRoad } from "./read-road.ts";

describe("both ends of a trip, in any wording", () => {
  test.each([
    ["from the airport to Sea Point", "Cape Town International Airport", "Sea Point"],
    ["airport -> hout bay, 3 people", "Cape Town International Airport", "Hout Bay"],
    ["fare airport–Hermanus", "Cape Town International Airport", "Hermanus"],
    ["what does it cost to get to Stellenbosch from the airport", "Cape Town International Airport", "Stellenbosch"],
    ["one way Stellenbosch to Franschhoek price", "Stellenbosch", "Franschhoek"],
    ["airport pickup on Friday to Camps Bay", "Cape Town International Airport", "Camps Bay"],
    ["distance between Franschhoek and Stellenbosch", "Franschhoek", "Stellenbosch"],
    ["how long to Langebaan", undefined, "Langebaan"],
    ["I want to book a tour", undefined, undefined],
    ["from 3 to 5 people", undefined, undefined],
  ])("%s", (message, from, to) => {
    const road = readRoad(message);
    expect([road.from?.name, road.to?.name]).toEqual([from, to]);
  });

  test("a place without “from” or “to” is still recognised", () => {
    expect(placeNamed("how far is Hermanus")?.name).toBe("Hermanus");
    expect(placeNamed("how far is it")).toBeUndefined();
  });
});
