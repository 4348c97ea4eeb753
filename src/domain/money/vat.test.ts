import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invoiceKindFor } from "../invoice/invoice-document.ts";
import type { VatCode } from "../pricing/price-request.ts";
import { add, type Cents, cents, rand, zero } from "./money.ts";
import {
  type ChargedLine,
  codesThatCount,
  rateCharged,
  rateOn,
  taxedLines,
  taxLines,
  taxOn,
  totalsByCode,
  vatName,
  vatWithin,
} from "./vat.ts";

const line = (unit: Cents, vatCode: VatCode): ChargedLine => ({
  text: "A line",
  serviceOn: null,
  quantity: 1,
  unit,
  vatCode,
});
const vendor = { isVendor: true, splitsTours: true };

test.each([
  ["R1 150 holds R150", rand(1150), "STD15", rand(150)],
  ["less than half a cent is none", rand(0.03), "STD15", rand(0)],
  ["R3 499 holds R456.39", rand(3499), "STD15", rand(456.39)],
  ["what is taken off holds as much", rand(-3499), "STD15", rand(-456.39)],
  ["a fare holds none", rand(1150), "EX12G", rand(0)],
  ["a toll holds none", rand(66), "OOS", rand(0)],
] as const)("%s", (_what, total, code, vat) => {
  expect(vatWithin(total, code)).toBe(vat);
});

test.each([
  ["before the law knew another", "2026-03-31", 0.15],
  ["the day before", "2027-03-31", 0.15],
  ["the day itself", "2027-04-01", 0.155],
  ["the last that holds by then, in whatever order they stand", "2030-01-01", 0.16],
])("the rate %s", (_when, day, rate) => {
  const rates = [
    { from: "2028-01-01", rate: 0.16 },
    { from: "2018-04-01", rate: 0.15 },
    { from: "2027-04-01", rate: 0.155 },
  ];
  expect(rateOn(rates, day)).toBe(rate);
});

test.each([
  ["before the new rate", true, "2027-03-31", rand(150)],
  ["from its first day on", true, "2027-04-01", rand(154.33)],
  ["by who is no vendor", false, "2027-04-01", rand(0)],
])("the VAT inside a price, sold %s", (_when, isVendor, day, vat) => {
  const rates = [
    { from: "2018-04-01", rate: 0.15 },
    { from: "2027-04-01", rate: 0.155 },
  ];
  const lines = [line(rand(1000), "STD15"), line(rand(150), "STD15"), line(rand(3000), "EX12G")];
  const tax = taxOn({ isVendor, splitsTours: true, rates }, day);
  expect(add(...taxedLines(lines, tax, { isTour: false }).map((one) => one.vat))).toBe(vat);
  expect(rateCharged({ isVendor, rates }, day)).toBe(isVendor ? tax.rate : 0);
});

test("at 15.5 % R1 155 holds R155, and the paper says so", () => {
  const [taxed] = taxLines([line(rand(1155), "STD15")], 0.155);
  expect(taxed).toMatchObject({ vat: rand(155), net: rand(1000) });
  expect([vatName("STD15", 0.155), vatName("STD15"), vatName("EX12G", 0.155)]).toEqual([
    "VAT 15.5%",
    "VAT 15%",
    "VAT exempt s12(g)",
  ]);
});

describe("a tour of R5 800, 60 % of it driving", () => {
  const tour = [line(rand(3480), "EX12G"), line(rand(2320), "STD15")];

  test("has R3 480 exempt, R2 320 taxed and R302.61 VAT, on a full tax invoice", () => {
    const lines = taxLines(codesThatCount(tour, vendor, { isTour: true }));
    expect(totalsByCode(lines)).toEqual([
      { code: "EX12G", net: rand(3480), vat: zero, gross: rand(3480) },
      { code: "STD15", net: rand(2017.39), vat: rand(302.61), gross: rand(2320) },
    ]);
    expect(invoiceKindFor({ isVendor: true, lines })).toBe("tax_invoice");
  });

  test("has R756.52 VAT where it is not split", () => {
    const lines = taxLines(codesThatCount(tour, { isVendor: true, splitsTours: false }, { isTour: true }));
    expect(totalsByCode(lines)).toEqual([{ code: "STD15", net: rand(5043.48), vat: rand(756.52), gross: rand(5800) }]);
  });

  test("has none where the company is no vendor, and is a plain invoice", () => {
    const lines = taxLines(codesThatCount(tour, { isVendor: false, splitsTours: true }, { isTour: true }));
    expect(totalsByCode(lines)).toEqual([{ code: "OOS", net: rand(5800), vat: zero, gross: rand(5800) }]);
    expect(invoiceKindFor({ isVendor: false, lines })).toBe("invoice");
  });

  test("leaves a transfer as it is, split or not, and a toll outside", () => {
    const transfer = [line(rand(900), "EX12G"), line(rand(66), "OOS")];
    expect(codesThatCount(transfer, { isVendor: true, splitsTours: false }, { isTour: false })).toEqual(transfer);
    const codes = codesThatCount([...tour, line(rand(66), "OOS")], { ...vendor, splitsTours: false }, { isTour: true });
    expect(codes.map(({ vatCode }) => vatCode)).toEqual(["STD15", "STD15", "OOS"]);
  });
});

test.each([
  ["a fare, however large", [[9000, "EX12G"]], "invoice"],
  [
    "R5 000.00 with a taxed part",
    [
      [3000, "EX12G"],
      [2000, "STD15"],
    ],
    "abridged",
  ],
  [
    "R5 000.01 with a taxed part",
    [
      [3000, "EX12G"],
      [2000.01, "STD15"],
    ],
    "tax_invoice",
  ],
  ["R5 000.00, all taxed", [[5000, "STD15"]], "abridged"],
  ["R5 000.01, all taxed", [[5000.01, "STD15"]], "tax_invoice"],
] as const)("%s", (_what, sums, kind) => {
  const lines = sums.map(([gross, vatCode]) => ({ vatCode, gross: rand(gross) }));
  expect(invoiceKindFor({ isVendor: true, lines })).toBe(kind);
  expect(invoiceKindFor({ isVendor: false, lines })).toBe("invoice");
});

test("the lines add up to the VAT of their sum, whatever they are", () => {
  const anAmount = fc.integer({ min: -500_000, max: 5_000_000 }).map(cents);
  fc.assert(
    fc.property(fc.array(anAmount, { minLength: 1, maxLength: 12 }), (amounts) => {
      const lines = taxLines(amounts.map((amount) => line(amount, "STD15")));
      const whole = add(...amounts);
      expect(add(...lines.map(({ vat }) => vat))).toBe(vatWithin(whole, "STD15"));
      expect(add(...lines.map(({ net, vat }) => cents(net + vat)))).toBe(whole);
    }),
  );
});
