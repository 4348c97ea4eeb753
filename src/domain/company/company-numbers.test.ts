import { expect, test } from "vitest";
import { isCompanyRegistration, isVatNumber } from "./company-numbers.ts";

test.each([
  ["2015/276640/07", true],
  ["1998/052218/23", true],
  ["2015/27664/07", false],
  ["2015-276640-07", false],
  ["15/276640/07", false],
  ["2015/276640/07 ", false],
  ["", false],
])("registration number %j: %s", (text, is) => expect(isCompanyRegistration(text)).toBe(is));

test.each([
  ["4123456789", true],
  ["5123456789", false],
  ["412345678", false],
  ["41234567890", false],
  ["4 123 456 789", false],
])("VAT number %j: %s", (text, is) => expect(isVatNumber(text)).toBe(is));
