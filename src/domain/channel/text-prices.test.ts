import { expect, test } from "vitest";
import { priceOf, type TextPrice } from "./text-prices.ts";

const prices: readonly TextPrice[] = [
  { gateway: "bulksms", prefix: "", cents: 90 },
  { gateway: "bulksms", prefix: "+27", cents: 25 },
  { gateway: "bulksms", prefix: "+2784", cents: 0 },
  { gateway: "whatsapp", prefix: "+27", cents: 12 },
];

test.each([
  ["bulksms", "+27825550199", 25],
  ["bulksms", "+27845550199", 0],
  ["bulksms", "+4915155501", 90],
  ["whatsapp", "+27825550199", 12],
  ["whatsapp", "+4915155501", null],
  ["clickatell", "+27825550199", null],
])("%s to %s costs %j", (gateway, phone, cents) => {
  expect(priceOf(prices, gateway, phone)).toBe(cents);
});
