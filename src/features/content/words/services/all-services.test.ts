import { expect, test } from "vitest";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { services } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { formatMoney } from "#domain/money/money.ts";
import { servicesFrom } from "#testing/company/specification-prices.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { inFigures } from "../figures.ts";
import { serviceLinks } from "../navigation.ts";
import { airportTransfers } from "./airport-transfers.ts";
import { servicePages } from "./all-services.ts";
import { coachHire } from "./coach-hire.ts";
import { privateShuttles } from "./private-shuttles.ts";

const pageOf = (slug: string) => inFigures(servicePages, usualFigures).find((page) => page.slug === slug);

test("the menu and the pages name the same services, in the same order", () => {
  expect(servicePages.map(({ slug, title }) => ({ label: title, to: `/services/${slug}` }))).toEqual(
    serviceLinks(startingServices),
  );
});

test.each(services)("$name shows the price it starts at", ({ slug }) => {
  const from = servicesFrom[slug] ?? null;
  const price = from === null ? "Custom quote" : `From ${formatMoney(from)}`;
  expect(pageOf(slug)?.priceText).toContain(price);
});

test.each(services.filter(({ passengers }) => passengers !== null))("$name says how many it seats", (service) => {
  const { slug, passengers } = service;
  const seats = passengers?.most ? `${passengers.fewest}–${passengers.most} passengers` : `${passengers?.fewest}–50+`;
  expect(pageOf(slug)?.capacityText).toContain(seats);
});

const textOf = (page: unknown) => JSON.stringify(inFigures(page, usualFigures));

test.each([
  [`first ${companyRules.freeWait.airport} minutes`, airportTransfers],
  [`up to ${companyRules.freeCancellationHours} hours before pickup`, airportTransfers],
  [`to ${companyRules.answerMinutesBooking} minutes`, airportTransfers],
  [
    `${companyRules.leadHoursTour} hours for most groups, ${companyRules.leadHoursLargeGroup} for the big`,
    privateShuttles,
  ],
  [`Group price from ${companyRules.groupDiscountFromPassengers} passengers`, privateShuttles],
  [`more than ${companyRules.largeGroupFromPassengers - 1} people`, coachHire],
])("a page says what the company rules say: %s", (words, page) => {
  expect(textOf(page)).toContain(words);
});
