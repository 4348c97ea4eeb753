import { expect, test } from "vitest";
import { phoneTyped, placeTyped } from "./search-text.ts";

test.each([
  ["082 555 0199", "825550199"],
  ["+27 82 555 0199", "825550199"],
  ["0027825550199", "825550199"],
  ["(082) 555-01", "8255501"],
  ["082", undefined],
  ["cts-7k3m9q", undefined],
  ["82a5550199", undefined],
])("%s is dialled as %s", (text, digits) => {
  expect(phoneTyped(text)).toBe(digits);
});

test.each([
  ["milner", "milner:*"],
  ["lagoon beach", "lagoon & beach:*"],
  ["V&A Waterfront", "V & A & Waterfront:*"],
  ["Café  Riche", "Café & Riche:*"],
  ["a", undefined],
  ["& | ! :*", undefined],
  ["'; drop --", "drop:*"],
])("%s asks for %s", (text, question) => {
  expect(placeTyped(text)).toBe(question);
});
