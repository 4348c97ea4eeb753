import { expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import { rowsByHeading } from "../text/import-columns.ts";
import { csvValue, vehicleColumns } from "./vehicle-csv.ts";

const vehicleRows = (table: readonly (readonly string[])[]) => rowsByHeading(table, vehicleColumns, "plate");

test("columns are found by their heading, in any order; empty lines and cells say nothing, and each row has its line", () => {
  const table = [
    ["\ufeffMake", "Number_Plate", "Weather", "Seats"],
    ["Toyota", " ca 1 ", "sunny", "13"],
    ["", "", "", ""],
    ["", "CA 2", "", ""],
  ];
  expect(vehicleRows(table)).toEqual([
    { line: 2, row: { make: "Toyota", plate: "ca 1", seats: "13" } },
    { line: 4, row: { plate: "CA 2" } },
  ]);
  expect(vehicleRows([["Make"], ["Toyota"]])).toBeUndefined();
  expect(vehicleRows([])).toBeUndefined();
});

test.each([
  ["seats", "1 3", 13],
  ["seats", "many", "many"],
  ["vehicle_class", "Luxury Coach", "luxury_coach"],
  ["vehicle_class", "Spaceship", "spaceship"],
  ["fuel", "Diesel", "diesel"],
  ["make", "Toyota", "Toyota"],
] as const)("%s %s is %s", (field, cell, value) => expect(csvValue(field, cell, startingClasses)).toBe(value));
