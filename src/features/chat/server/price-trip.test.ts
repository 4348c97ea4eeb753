import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { testNow } from "#testing/in-transaction.ts";
import { priceLine } from "./price-trip.ts";

knowSampleTours();

const line = (message: string) => priceLine(message, { tariff: sampleTariff, now: testNow }).replaceAll("\u00a0", " ");

test.each([
  [
    "two places we know",
    "How much is it from the airport to Sea Point?",
    /International Airport to Sea Point costs R360 in a sedan for 2 people/,
  ],
  ["a town of the list", "What does a transfer from Cape Town to Hermanus cost?", /costs R1 800 in a sedan/],
  ["more people, a larger vehicle", "price from the airport to Camps Bay for 6 people?", /shuttle for 6 people/],
  [
    "a public holiday costs more",
    "from the airport to Sea Point on 25 December for 2 people, how much?",
    /costs R4\d0 .* on \d+ \w+ 20\d\d/,
  ],
])("%s", (_what, message, expected) => {
  expect(line(message)).toMatch(expected);
});

test.each([
  ["an address nobody knows", "How much from 17 Nowhere Lane to Sea Point?"],
  ["only one end", "How much to Sea Point?"],
  ["a way from a place to itself", "price from Sea Point to Sea Point"],
])("%s: no figure", (_what, message) => {
  expect(line(message)).toBe("");
});
