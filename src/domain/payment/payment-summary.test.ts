import { expect, test } from "vitest";
import { moneyStateOf, paymentSummary } from "./payment-summary.ts";

const sums: Parameters<typeof paymentSummary>[0] = {
  state: "confirmed" as const,
  totalCents: 1000,
  feeCents: 0,
  paidCents: 0,
  refundedCents: 0,
  depositCents: null,
  paymentMethod: null,
};
const half = { state: "cancelled", feeCents: 500 } as const;

test.each([
  ["no price yet", { totalCents: null }, "not_priced"],
  ["nothing paid", {}, "unpaid"],
  ["free of charge", { totalCents: 0 }, "paid"],
  ["a part", { paidCents: 400 }, "part_paid"],
  ["the deposit", { paidCents: 400, depositCents: 400 }, "deposit_paid"],
  ["all", { paidCents: 1000 }, "paid"],
  ["too much", { paidCents: 1100 }, "overpaid"],
  ["by invoice", { paymentMethod: "account" }, "on_account"],
  [
    "a part back, and the price lowered by it",
    { totalCents: 600, paidCents: 1000, refundedCents: 400 },
    "part_refunded",
  ],
  ["a part back, and dearer since", { totalCents: 800, paidCents: 1000, refundedCents: 400 }, "part_paid"],
  ["cancelled, the fee not paid", half, "unpaid"],
  ["cancelled, a part of the fee paid", { ...half, paidCents: 200 }, "part_paid"],
  ["cancelled, money to go back", { ...half, paidCents: 1000 }, "refund_due"],
  ["cancelled, half gone back", { ...half, paidCents: 1000, refundedCents: 500 }, "part_refunded"],
  ["cancelled, all gone back", { state: "cancelled", paidCents: 1000, refundedCents: 1000 }, "refunded"],
] as const)("a customer’s payment status: %s", (_what, changes, summary) => {
  expect(paymentSummary({ ...sums, ...changes })).toBe(summary);
});

test.each([
  ["a request with a price of ours", { state: "requested" }, "not_priced"],
  ["a request that a part was paid for", { state: "requested", paidCents: 400 }, "part"],
  ["a draft", { state: "draft" }, "not_priced"],
  ["expired, nothing paid", { state: "expired" }, "nothing"],
  ["expired, paid too late", { state: "expired", paidCents: 1000 }, "refund_due"],
  ["cancelled for free", { state: "cancelled" }, "nothing"],
  ["the fee of a company’s booking", { ...half, paymentMethod: "account" }, "on_account"],
  ["a no-show whose fee is paid", { state: "no_show", feeCents: 1000, paidCents: 1000 }, "paid"],
  ["a no-show whose fee is not paid", { state: "no_show", feeCents: 1000 }, "unpaid"],
] as const)("what a list shows: %s", (_what, changes, state) => {
  expect(moneyStateOf({ ...sums, ...changes })).toBe(state);
});
