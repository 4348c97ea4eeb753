import { expect, test } from "vitest";
import { rand } from "./money.ts";
import { sumOption } from "./quote-sum.ts";

const drive = { quantity: 1, unit: rand(1200), vat: "EX12G" } as const;
const guide = { quantity: 2, unit: rand(575), vat: "STD15" } as const;

test.each([
  ["nothing yet", [], 0, 0, { total: 0, vat: 0, margin: null }],
  ["a drive, exempt", [drive], 0, 900, { total: 120_000, vat: 0, margin: 0.25 }],
  ["two guides, taxed", [guide], 0, 500, { total: 115_000, vat: 15_000, margin: 0.5 }],
  ["both", [drive, guide], 0, 0, { subtotal: 235_000, total: 235_000, vat: 15_000, margin: 1 }],
  ["a tenth off both takes a tenth off the VAT", [drive, guide], 235, 0, { total: 211_500, vat: 13_500 }],
  ["a discount never makes a price negative", [drive], 5000, 0, { discount: 120_000, total: 0, vat: 0 }],
  ["a loss is told as one", [drive], 0, 1500, { margin: -0.25 }],
] as const)("%s", (_what, lines, discount, cost, sum) => {
  expect(sumOption({ lines, discount: rand(discount), cost: rand(cost), vatRate: 0.15 })).toMatchObject(sum);
});

test("the VAT within is that of the day, and none for who charges none", () => {
  const option = { lines: [{ ...guide, unit: rand(577.5) }], discount: rand(0), cost: rand(500) };
  expect(sumOption({ ...option, vatRate: 0.155 })).toMatchObject({ total: 115_500, vat: 15_500, margin: 0.5 });
  expect(sumOption({ ...option, vatRate: 0 })).toMatchObject({ total: 115_500, vat: 0 });
});
