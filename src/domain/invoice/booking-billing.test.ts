import { describe, expect, test } from "vitest";
import { type MoneyOn, priceAfterRefund, shareMoney } from "./booking-billing.ts";

test.each([
  ["goodwill on a paid trip is let off its price", { totalCents: 500, keptCents: 500, refundCents: 100 }, 400],
  ["what was paid twice goes back, the price stays", { totalCents: 500, keptCents: 600, refundCents: 100 }, 500],
  ["a part of both", { totalCents: 500, keptCents: 550, refundCents: 100 }, 450],
  ["of a deposit: as much is still due as before", { totalCents: 500, keptCents: 300, refundCents: 100 }, 400],
  ["all of it", { totalCents: 500, keptCents: 500, refundCents: 500 }, 0],
])("after a refund: %s", (_what, refund, price) => {
  expect(priceAfterRefund(refund)).toBe(price);
});

describe("the money of a booking lies on its invoices", () => {
  const invoice = (id: string, totalCents: number, changes: Partial<MoneyOn> = {}): MoneyOn => ({
    id,
    state: "sent",
    totalCents,
    creditedCents: 0,
    paidCents: 0,
    ...changes,
  });
  const shares = (invoices: readonly MoneyOn[], kept: number) => Object.fromEntries(shareMoney(invoices, kept));

  test.each<[string, MoneyOn[], number, Record<string, number>]>([
    ["paid before it was issued", [invoice("a", 500)], 500, { a: 500 }],
    ["paid in part", [invoice("a", 500)], 200, { a: 200 }],
    ["the oldest first", [invoice("a", 500), invoice("b", 100)], 550, { a: 500, b: 50 }],
    ["too much stays with the last", [invoice("a", 500), invoice("b", 100)], 700, { a: 500, b: 200 }],
    [
      "from a credited one to the one in its place",
      [invoice("a", 500, { state: "credited", creditedCents: 500, paidCents: 500 }), invoice("b", 600)],
      500,
      { a: 0, b: 500 },
    ],
    [
      "what was counted on an invoice stays there",
      [invoice("a", 500), invoice("b", 100, { paidCents: 100 })],
      100,
      { a: 0, b: 100 },
    ],
    ["a refund leaves it", [invoice("a", 500, { state: "paid", paidCents: 500 })], 300, { a: 300 }],
    [
      "what was written off is not paid by other money",
      [invoice("a", 500, { state: "written_off" }), invoice("b", 100)],
      600,
      { a: 0, b: 600 },
    ],
    [
      "all credited: it waits on the last",
      [invoice("a", 500, { state: "credited", creditedCents: 500 })],
      500,
      { a: 500 },
    ],
  ])("%s", (_what, invoices, kept, expected) => {
    expect(shares(invoices, kept)).toEqual(expected);
  });
});
