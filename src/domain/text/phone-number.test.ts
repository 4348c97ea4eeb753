import { expect, test } from "vitest";
import { isPhoneNumber, spacedPhone } from "./phone-number.ts";

test.each([
  ["+27 82 555 0199", true],
  ["082 555 0199", true],
  ["(021) 555-0144", true],
  ["+44 20 7946 0000", true],
  ["82 555 0199", false],
  ["+27", false],
  ["+0 82 555 0199", false],
  ["call me", false],
  ["", false],
])("phone number %j: %s", (text, is) => expect(isPhoneNumber(text)).toBe(is));

test.each([
  ["+27825550199", "+27 82 555 0199"],
  ["+27 82 555 0199", "+27 82 555 0199"],
  ["+442079460000", "+442079460000"],
])("%s reads %s", (number, read) => expect(spacedPhone(number)).toBe(read));
