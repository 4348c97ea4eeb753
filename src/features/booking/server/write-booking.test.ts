import { expect, test } from "vitest";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { vatOf } from "#domain/booking/sold-price.ts";
import { rand } from "#domain/money/money.ts";

const rates = [
  { from: "2018-04-01", rate: 0.15 },
  { from: "2027-04-01", rate: 0.155 },
];
const settings = { ...sampleSettings, tax: { ...sampleSettings.tax, rates } };
const lines = [
  { amount: rand(1155), vat: "STD15" },
  { amount: rand(800), vat: "EX12G" },
] as const;

// The day starts at midnight in Cape Town, two hours before it does in Greenwich.
test.each([
  ["on the last evening of the old rate", "2027-03-31T21:59:00Z", rand(150.65)],
  ["on the first morning of the new one", "2027-03-31T22:00:00Z", rand(155)],
])("a booking made %s holds the VAT of its day", (_when, now, vat) => {
  expect(vatOf({ now: new Date(now) }, { service: "airport_transfer", total: rand(1955), lines }, settings)).toBe(vat);
});
