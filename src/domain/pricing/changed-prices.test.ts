import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "../money/money.ts";
import { changedPrices } from "./changed-prices.ts";
import { startingPrices } from "./starting-prices.ts";

test("the same tariff changes nothing", () => expect(changedPrices(sampleTariff, sampleTariff)).toEqual([]));

test("a tour, a route and a removed package are named with their pages, before and after", () => {
  const draft = {
    ...sampleTariff,
    tours: { ...sampleTariff.tours, winelands: rand(1499) },
    routes: sampleTariff.routes.map((route) => (route.town === "Hermanus" ? { ...route, price: rand(2500) } : route)),
    packages: sampleTariff.packages.slice(1),
  };
  const prices = startingPrices(sampleTariff);
  const days = sampleTariff.packages[0]?.days ?? 0;
  const changed = changedPrices(sampleTariff, draft);
  expect(changed).toContainEqual(
    expect.objectContaining({ page: "/tours/winelands", from: prices["tour.winelands"], to: rand(1499) }),
  );
  expect(changed).toContainEqual({
    what: "Cape Town and Hermanus",
    page: "/services",
    from: prices["town.Hermanus"],
    to: rand(2500),
  });
  expect(changed).toContainEqual({
    what: `Garden Route, ${days} days, per person`,
    page: "/services",
    from: prices[`package.${days}`],
    to: null,
  });
});

test("every tour, town and package that goes is named; distances, hours and group sizes are no prices", () => {
  const gone = { ...sampleTariff, tours: {}, routes: [], packages: [] };
  const listed = Object.keys(startingPrices(sampleTariff)).filter((key) => /^(tour|town|package)\./.test(key));
  const named = changedPrices(sampleTariff, gone).filter(({ from }) => from !== null);
  expect(named).toHaveLength(listed.length);
  const farther = { ...sampleTariff, chauffeur: { ...sampleTariff.chauffeur, includedHours: 9 } };
  expect(changedPrices(sampleTariff, farther)).toEqual([]);
});
