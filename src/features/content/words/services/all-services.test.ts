import { expect, test } from "vitest";
import { services } from "#domain/catalogue.ts";
import { houseRules } from "#domain/house-rules.ts";
import { formatMoney } from "#domain/money.ts";
import { serviceLinks } from "../navigation.ts";
import { airportTransfers } from "./airport-transfers.ts";
import { servicePages } from "./all-services.ts";
import { coachHire } from "./coach-hire.ts";
import { privateShuttles } from "./private-shuttles.ts";

const pageOf = (slug: string) => servicePages.find((page) => page.slug === slug);

test("the menu and the pages name the same services, in the same order", () => {
  expect(servicePages.map(({ slug, title }) => ({ label: title, to: `/services/${slug}` }))).toEqual(serviceLinks);
});

test.each(services)("$name shows the price it starts at in the catalogue", ({ slug, from }) => {
  const price = from === null ? "Custom quote" : `From ${formatMoney(from)}`;
  expect(pageOf(slug)?.priceText).toContain(price);
});

test.each(services.filter(({ passengers }) => passengers !== null))("$name says how many it seats", (service) => {
  const { slug, passengers } = service;
  const seats = passengers?.most ? `${passengers.fewest}–${passengers.most} passengers` : `${passengers?.fewest}–50+`;
  expect(pageOf(slug)?.capacityText).toContain(seats);
});

const textOf = (page: unknown) => JSON.stringify(page);

test.each([
  [`first ${houseRules.freeWait.airport} minutes`, airportTransfers],
  [`up to ${houseRules.freeCancellationHours} hours before pickup`, airportTransfers],
  [`to ${houseRules.answerMinutesBooking} minutes`, airportTransfers],
  [`${houseRules.leadHoursTour} hours for most groups, ${houseRules.leadHoursLargeGroup} for the big`, privateShuttles],
  [`Group price from ${houseRules.groupDiscountFromPassengers} passengers`, privateShuttles],
  [`more than ${houseRules.largeGroupFromPassengers - 1} people`, coachHire],
])("a page says what the house rules say: %s", (words, page) => {
  expect(textOf(page)).toContain(words);
});
