import { describe, expect, test } from "vitest";
import { phoneParts, phoneProblem, wholePhone } from "./phone-country.ts";

describe("a phone number", () => {
  test.each([
    ["as one dials it at home", "0825550199", "27", "+27 82 555 0199"],
    ["without its 0", "82 555 0199", "27", "+27 82 555 0199"],
    ["with its country, whichever was chosen", "+49 170 1234567", "27", "+49 170 123 4567"],
    ["with 00", "0041791234567", "27", "+41 791 234 567"],
    ["of the country that was chosen", "07911 123456", "44", "+44 791 112 3456"],
    ["whose country has a longer code", "+264811234567", "27", "+264 811 234 567"],
    ["of a country that is not on the list", "+998 90 123 45 67", "27", "+998 90 123 45 67"],
    ["not typed yet", "", "27", ""],
  ])("%s", (_how, typed, chosen, whole) => {
    expect(wholePhone(phoneParts(typed, chosen))).toBe(whole);
    expect(wholePhone(phoneParts(whole))).toBe(whole);
  });

  test.each([
    ["82 555 019", "27", "This number is too short for South Africa."],
    ["82 555 01999", "27", "This number is too long for South Africa."],
    ["0825550199", "27", null],
    ["", "27", null],
    ["ask my wife", "27", "A phone number has digits only."],
    ["+998 90", "27", "This number is too short."],
  ])("%s in +%s: %s", (typed, chosen, problem) => {
    expect(phoneProblem(phoneParts(typed, chosen))).toBe(problem);
  });
});
