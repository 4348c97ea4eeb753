import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import {
  inlandTransfers,
  runsInMonth,
  serviceOptionFor,
  serviceOptionIds,
  serviceOptionName,
  services,
  tours,
} from "./catalogue.ts";

describe("a link chooses a service", () => {
  test.each([
    ["airport_transfer", "airport_transfer"],
    ["tours", "day_tour"],
    ["airport-transfers", "airport_transfer"],
    ["private-shuttle", "group_transport"],
    ["car-hire", "chauffeur_service"],
    ["Day_Tour", "day_tour"],
    ["submarine", undefined],
    ["", undefined],
  ])("%j chooses %s", (parameter, option) => {
    expect(serviceOptionFor(parameter)).toBe(option);
  });
});

test("every service option has its own name", () => {
  expect(new Set(serviceOptionIds.map(serviceOptionName)).size).toBe(7);
  expect(serviceOptionName("chauffeur_service")).toBe("Car Hire with Driver");
});

test("seasonal tours run in their months, the others always", () => {
  const seasonal = tours.filter((tour) => tour.months !== null).map((tour) => tour.slug);
  expect(seasonal).toEqual(["whale-watching", "west-coast"]);
  const whales = tours.filter((tour) => tour.slug === "whale-watching");
  expect(whales.map((tour) => [5, 6, 11, 12].map((month) => runsInMonth(tour, month)))).toEqual([
    [false, true, true, false],
  ]);
  expect(tours.filter((tour) => runsInMonth(tour, 1))).toHaveLength(8);
});

test("addresses are unique within tours and services", () => {
  const pages = [...tours, ...services].flatMap((offer) => [offer.slug]);
  const bookings = [...tours, ...services].flatMap((offer) => [offer.bookSlug]);
  expect(new Set(pages).size).toBe(17);
  expect(new Set(bookings).size).toBe(17);
});

test.each([
  ["cape-peninsula", 3500],
  ["winelands", 1299],
  ["table-mountain", 999],
  ["whale-watching", 1199],
  ["township", 756],
  ["sunset-photography", 899],
  ["garden-route", 3499],
  ["robben-island", 899],
  ["west-coast", 1599],
  ["overberg", 1899],
])("the %s tour starts at R%d", (slug, price) => {
  expect(tours.find((tour) => tour.slug === slug)?.from).toBe(rand(price));
});

test("nine inland places have a price", () => {
  expect(inlandTransfers.filter((transfer) => transfer.from >= rand(950))).toHaveLength(9);
});
