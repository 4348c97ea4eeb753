import { expect, test } from "vitest";
import { formatMoney } from "#domain/money/money.ts";
import { gardenRoutePackages, inlandTransfers } from "#testing/company/specification-prices.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { inFigures } from "../figures.ts";
import { inlandTransfers as writtenTransfers } from "../inland-transfers.ts";
import { servicePages } from "../services/all-services.ts";
import { servicesPage as written } from "./service-list.ts";

const servicesPage = inFigures(written, usualFigures);
const transfers = inFigures(writtenTransfers, usualFigures);

test("the inland transfers are those of the specification, at its prices", () => {
  const shown = transfers.map(({ destination, priceRange }) => ({ destination, priceRange }));
  expect(shown).toEqual(
    inlandTransfers.map(({ destination, from }) => ({ destination, priceRange: `From ${formatMoney(from)}` })),
  );
});

test.each(transfers)("booking a transfer to $destination fills it in", ({ destination, to }) => {
  expect(new URL(to, "https://site.example").searchParams.get("destination")).toBe(destination);
});

test("the Garden Route packages cost what the specification says, with one line for each day", () => {
  const shown = servicesPage.gardenRoute.packages.map(({ days, price, route }) => ({
    days,
    price,
    lines: route.length,
  }));
  expect(shown).toEqual(
    gardenRoutePackages.map(({ days, perPerson }) => ({
      days,
      price: `${formatMoney(perPerson)} per person`,
      lines: days,
    })),
  );
});

test.each(servicesPage.pricing.lines)("$name starts at the same price as on its own page", ({ service, price }) => {
  expect(inFigures(servicePages, usualFigures).find((page) => page.slug === service)?.priceText).toContain(price);
});
