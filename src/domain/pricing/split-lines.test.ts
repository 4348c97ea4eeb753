import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { cents, rand } from "../money/money.ts";
import { taxedLines } from "../money/vat.ts";
import { linesOf } from "./split-lines.ts";
import { transportShareOf, withoutSplit } from "./tariff.ts";

const keyed = {
  ...sampleTariff,
  tourKeys: {
    winelands: { share: 0.45, reason: "Tastings and a guide" },
    township: { share: null, reason: "Sold as one price" },
  },
};
const trace = [{ step: "fare", rule: "tour:winelands", text: "Winelands tour, private", delta: rand(5800) }];

test.each([
  ["a tour as every tour", "overberg", 348_000, 232_000, 30_261],
  ["a tour with a key of its own", "winelands", 261_000, 319_000, 41_609],
  ["a tour that is not apportioned", "township", 0, 580_000, 75_652],
  ["an unnamed tour", null, 348_000, 232_000, 30_261],
])("%s of R5 800", (_what, tour, driving, rest, vat) => {
  const lines = linesOf(trace, "tour", transportShareOf(keyed, tour));
  const under = (code: string) =>
    lines.filter((line) => line.vat === code).reduce((sum, { amount }) => sum + amount, 0);
  expect([under("EX12G"), under("STD15")]).toEqual([driving, rest]);
  const charged = lines.map(({ text, amount, vat: vatCode }) => ({
    text,
    serviceOn: null,
    quantity: 1,
    unit: cents(amount),
    vatCode,
  }));
  const taxed = taxedLines(charged, { isVendor: true, splitsTours: true, rate: 0.15 }, { isTour: true });
  expect(taxed.reduce((sum, line) => sum + line.vat, 0)).toBe(vat);
});

test("a company that sells tours in one price has no keys", () => {
  expect(["winelands", "overberg"].map((tour) => transportShareOf(withoutSplit(keyed), tour))).toEqual([0, 0]);
});
