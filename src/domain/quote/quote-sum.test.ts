import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { lineAmount, promoBaseOf, promoLines, sumOption } from "./quote-sum.ts";

const drive = { quantity: 1, unit: rand(1200), vat: "EX12G" } as const;
const guide = { quantity: 2, unit: rand(575), vat: "STD15" } as const;

const vendor = { isVendor: true, splitsTours: true, rate: 0.15 };

test.each([
  ["nothing yet", [], 0, 0, { total: 0, vat: 0, margin: null }],
  ["a drive, exempt", [drive], 0, 900, { total: 120_000, vat: 0, margin: 0.25 }],
  ["two guides, taxed", [guide], 0, 500, { total: 115_000, vat: 15_000, margin: 0.5 }],
  ["both", [drive, guide], 0, 0, { subtotal: 235_000, total: 235_000, vat: 15_000, margin: 1 }],
  ["a tenth off both takes a tenth off the VAT", [drive, guide], 235, 0, { total: 211_500, vat: 13_500 }],
  ["a discount never makes a price negative", [drive], 5000, 0, { discount: 120_000, total: 0, vat: 0 }],
  ["a loss is shown as one", [drive], 0, 1500, { margin: -0.25 }],
] as const)("%s", (_what, lines, discount, cost, sum) => {
  expect(sumOption({ lines, discount: rand(discount), cost: rand(cost), tax: vendor, isTour: false })).toMatchObject(
    sum,
  );
});

describe("a promo code", () => {
  const toll = { quantity: 1, unit: rand(50), vat: "OOS" } as const;
  const seat = { quantity: 1, unit: rand(100), vat: "STD15", beside: true } as const;
  const amounts = [drive, guide, toll, seat].map((line) => ({ ...line, amount: lineAmount(line) }));

  test("takes from what is left after the discount, without what is paid on and chosen beside the trip", () => {
    expect(promoBaseOf(amounts, rand(350))).toBe(200_000);
    expect(promoBaseOf(amounts, rand(5000))).toBe(0);
  });

  test("takes its part of the VAT with it, and never more than there is", () => {
    const option = { lines: [drive, guide], discount: rand(0), cost: rand(0), tax: vendor, isTour: false };
    expect(sumOption({ ...option, promo: rand(235) })).toMatchObject({ promo: 23_500, total: 211_500, vat: 13_500 });
    const most = { ...option, lines: [drive, seat], promo: rand(9000) };
    expect(sumOption(most)).toMatchObject({ promo: 120_000, total: 10_000, vat: 1_304 });
  });

  test("is a line for each VAT code that it takes from", () => {
    expect(promoLines(amounts, rand(235))).toEqual([
      { amount: rand(-120), vat: "EX12G" },
      { amount: rand(-115), vat: "STD15" },
    ]);
  });
});

test("the VAT within is that of the day, and none for who charges none", () => {
  const option = { lines: [{ ...guide, unit: rand(577.5) }], discount: rand(0), cost: rand(500) };
  expect(sumOption({ ...option, tax: { ...vendor, rate: 0.155 }, isTour: false })).toMatchObject({
    total: 115_500,
    vat: 15_500,
    margin: 0.5,
  });
  expect(sumOption({ ...option, tax: { ...vendor, isVendor: false }, isTour: false })).toMatchObject({
    total: 115_500,
    vat: 0,
  });
});

test("a tour that is not split is taxed whole, but for what is paid on", () => {
  const toll = { quantity: 1, unit: rand(50), vat: "OOS" } as const;
  const option = { lines: [drive, guide, toll], discount: rand(0), cost: rand(0) };
  const whole = { ...vendor, splitsTours: false };
  expect(sumOption({ ...option, tax: whole, isTour: true })).toMatchObject({ total: 240_000, vat: 30_652 });
  expect(sumOption({ ...option, tax: whole, isTour: false })).toMatchObject({ vat: 15_000 });
  expect(sumOption({ ...option, tax: vendor, isTour: true })).toMatchObject({ vat: 15_000 });
});
