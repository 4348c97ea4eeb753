import { expect, test } from "vitest";
import { barePlate, cleanPlate, isVin } from "./plate.ts";

test.each([
  ["ca  482-117 ", "CA 482-117", "CA482117"],
  ["CFM77219", "CFM77219", "CFM77219"],
  ["cape 1 wp", "CAPE 1 WP", "CAPE1WP"],
])("%s is shown as %s and known as %s", (typed, shown, bare) => {
  expect(cleanPlate(typed)).toBe(shown);
  expect(barePlate(typed)).toBe(bare);
});

test.each([
  ["WDB9066331S123456", true],
  ["WDB9066331S12345", false],
  ["WDB9066331O123456", false],
  ["", false],
])("the chassis number %s: %s", (text, is) => expect(isVin(text)).toBe(is));
