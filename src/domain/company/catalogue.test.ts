import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import {
  inlandTransfers,
  serviceOptionFor,
  serviceOptionIds,
  serviceOptionName,
  services,
  vehicleClasses,
  vehicleClassFor,
} from "./catalogue.ts";

describe("a party travels in the smallest vehicle that seats it", () => {
  test.each([
    [1, "sedan"],
    [3, "sedan"],
    [4, "shuttle"],
    [14, "shuttle"],
    [15, "luxury_coach"],
    [22, "luxury_coach"],
    [23, "large_coach"],
    [24, "large_coach"],
    [45, "large_coach"],
    [200, "large_coach"],
  ] as const)("%d in a %s", (passengers, vehicleClass) => {
    expect(vehicleClassFor(passengers)).toBe(vehicleClass);
  });

  test("and the tables of vehicles and trips know the same kinds", () => {
    const sql = readFileSync(new URL("../../db/migrations/0001-first-tables.sql", import.meta.url), "utf8");
    const lists = [...sql.matchAll(/band text not null check \(band in \(([^)]*)\)\)/g)].map((row) => row[1]);
    const expected = vehicleClasses.map((vehicleClass) => `'${vehicleClass.id}'`).join(", ");
    expect(lists).toEqual([expected, expected]);
  });
});

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

test("nine inland places have a price", () => {
  expect(inlandTransfers.filter((transfer) => transfer.from >= rand(950))).toHaveLength(9);
});
