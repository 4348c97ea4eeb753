import { expect, test } from "vitest";
import { rowsByHeading } from "../text/import-columns.ts";
import { signInRole, travellerColumns, yesOrNo } from "./traveller-csv.ts";

const travellerRows = (table: readonly (readonly string[])[]) => rowsByHeading(table, travellerColumns, "email");

test("columns are known by their heading, in any order; empty cells and lines say nothing", () => {
  const table = [
    ["\ufeffE-mail", "Surname", "First name", "Cost center", "Shoe size"],
    ["thandi@example.com", "Mokoena", "Thandi", "", "6"],
    ["", "", "", "", ""],
    ["sipho@example.com", " Ndlovu ", "Sipho", "SALES", ""],
  ];
  expect(travellerRows(table)).toEqual([
    { line: 2, row: { email: "thandi@example.com", last_name: "Mokoena", first_name: "Thandi" } },
    { line: 4, row: { email: "sipho@example.com", last_name: "Ndlovu", first_name: "Sipho", cost_centre: "SALES" } },
  ]);
});

test("a file without addresses, and an empty one, are none of travellers", () => {
  expect(travellerRows([["First name", "Surname"]])).toBeUndefined();
  expect(travellerRows([])).toBeUndefined();
});

test.each([
  ["Yes", true],
  ["x", true],
  ["no", false],
  ["0", false],
  ["perhaps", null],
] as const)("%s", (cell, meant) => {
  expect(yesOrNo(cell)).toBe(meant);
});

test.each([
  ["Owner", "owner"],
  ["desk", "desk"],
  ["yes", "desk"],
  ["no", false],
  ["boss", null],
] as const)("signs in: %s", (cell, role) => {
  expect(signInRole(cell)).toBe(role);
});
