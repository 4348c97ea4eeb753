import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "../money/money.ts";
import { attractionFare } from "./attraction-fare.ts";
import { startingPrices } from "./starting-prices.ts";

const prices = startingPrices(sampleTariff);

test.each([
  ["the town itself", "hermanus", 122, { kind: "town", town: "Hermanus", from: rand(1800) }],
  ["a sight in the town", "hermanus-cliff-path", 122, { kind: "town", town: "Hermanus", from: rand(1800) }],
  ["whales seen from the town", "hermanus-whale-watching", 122, { kind: "town", town: "Hermanus", from: rand(1800) }],
  ["a valley by its first town", "cape-winelands", 50, { kind: "town", town: "Stellenbosch", from: rand(950) }],
  ["behind the mountains", "oudtshoorn", 422, { kind: "town", town: "Oudtshoorn", from: rand(4200) }],
  ["the far coast", "plettenberg-bay", 522, { kind: "town", town: "Plettenberg Bay", from: rand(5200) }],
  ["in the middle of the city", "bo-kaap", 1, { kind: "city", from: rand(350) }],
  ["the edge of the city", "groot-constantia", 20, { kind: "city", from: rand(350) }],
  ["just beyond it", "chapmans-peak", 28, { kind: "on_request" }],
  ["the end of the Peninsula", "cape-peninsula", 67, { kind: "on_request" }],
  ["well beyond a town of the tariff", "cango-caves", 450, { kind: "on_request" }],
  ["a place the tariff does not name", "mossel-bay", 389, { kind: "on_request" }],
] as const)("%s: %s", (_where, slug, kilometres, fare) => {
  expect(attractionFare(slug, kilometres, prices)).toEqual(fare);
});
