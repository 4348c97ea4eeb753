import { expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { changedPrices } from "./changed-prices.ts";
import { startingPrices } from "./starting-prices.ts";
import { startingTariff } from "./starting-tariff.ts";

test("the same tariff changes nothing", () => expect(changedPrices(startingTariff, startingTariff)).toEqual([]));

test("a tour, a route and a removed package are named with their pages, before and after", () => {
  const draft = {
    ...startingTariff,
    tours: { ...startingTariff.tours, winelands: rand(1499) },
    routes: startingTariff.routes.map((route) => (route.town === "Hermanus" ? { ...route, price: rand(2500) } : route)),
    packages: startingTariff.packages.slice(1),
  };
  const prices = startingPrices(startingTariff);
  const days = startingTariff.packages[0]?.days ?? 0;
  const changed = changedPrices(startingTariff, draft);
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
  const gone = { ...startingTariff, tours: {}, routes: [], packages: [] };
  const listed = Object.keys(startingPrices(startingTariff)).filter((key) => /^(tour|town|package)\./.test(key));
  const named = changedPrices(startingTariff, gone).filter(({ from }) => from !== null);
  expect(named).toHaveLength(listed.length);
  const farther = { ...startingTariff, chauffeur: { ...startingTariff.chauffeur, includedHours: 9 } };
  expect(changedPrices(startingTariff, farther)).toEqual([]);
});
