import { describe, expect, test } from "vitest";
import { serviceOptionFor, serviceOptionIds, serviceOptionName, services } from "./catalogue.ts";

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

test("addresses are unique within services", () => {
  expect(new Set(services.map(({ slug }) => slug)).size).toBe(7);
  expect(new Set(services.map(({ bookSlug }) => bookSlug)).size).toBe(7);
});
