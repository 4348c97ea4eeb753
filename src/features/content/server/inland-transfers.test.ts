import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "#domain/money/money.ts";
import { inlandTransfers } from "./inland-transfers.ts";

test("a town that the tariff prices is named with the road to it, and one it no longer prices is not", () => {
  const kept = sampleTariff.routes.filter(({ town }) => town !== "Hermanus");
  const transfers = inlandTransfers({ routes: [{ town: "Langebaan", price: rand(1500) }, ...kept] });
  expect(transfers.map(({ destination }) => destination)).toEqual(["Langebaan", ...kept.map(({ town }) => town)]);
  expect(transfers[0]).toEqual({
    destination: "Langebaan",
    distance: expect.stringMatching(/^1[12]\d\u00a0km$/),
    duration: expect.stringMatching(/^1\u00a0h( \d+\u00a0min)?$/),
    highlights: [],
    priceRange: "From {town.Langebaan}",
    bestFor: "",
    to: "/booking?destination=Langebaan",
  });
  expect(transfers.find(({ destination }) => destination === "Stellenbosch")?.bestFor).not.toBe("");
});
