import { expect, test } from "vitest";
import { isReceived, paymentLifecycle, paymentSummary } from "./payment-lifecycle.ts";

test.each([
  ["created", "redirected", true],
  ["redirected", "succeeded", true],
  ["redirected", "processing", true],
  ["processing", "succeeded", true],
  ["failed", "succeeded", true],
  ["expired", "succeeded", true],
  ["succeeded", "processing", false],
  ["succeeded", "failed", false],
  ["succeeded", "cancelled", false],
  ["refunded", "succeeded", false],
  ["awaiting_proof", "proof_submitted", true],
  ["proof_submitted", "rejected", true],
  ["rejected", "proof_submitted", true],
  ["proof_submitted", "expired", false],
  ["verified", "cleared", true],
  ["due_on_trip", "collected", true],
  ["due_on_trip", "succeeded", false],
  ["authorised", "invoiced", true],
  ["authorised", "settled", false],
] as const)("from %s to %s: %s", (from, to, can) => {
  expect(paymentLifecycle.can(from, to)).toBe(can);
});

test("money is ours only after somebody has seen it", () => {
  const received = paymentLifecycle.states.filter(isReceived);
  for (const state of [
    "created",
    "redirected",
    "processing",
    "proof_submitted",
    "due_on_trip",
    "authorised",
    "failed",
  ] as const)
    expect(received).not.toContain(state);
});

const sums = {
  ...{ totalCents: 1000, depositCents: null, paidCents: 0, refundedCents: 0 },
  ...{ owedAfterCancelling: null, isOnAccount: false },
};

test.each([
  ["no price yet", { totalCents: null }, "not_priced"],
  ["nothing paid", {}, "unpaid"],
  ["free of charge", { totalCents: 0 }, "paid"],
  ["a part", { paidCents: 400 }, "part_paid"],
  ["the deposit", { paidCents: 400, depositCents: 400 }, "deposit_paid"],
  ["all", { paidCents: 1000 }, "paid"],
  ["too much", { paidCents: 1100 }, "overpaid"],
  ["by invoice", { isOnAccount: true }, "on_account"],
  ["cancelled, money to go back", { paidCents: 1000, owedAfterCancelling: 500 }, "refund_due"],
  ["cancelled, half gone back", { paidCents: 1000, refundedCents: 500, owedAfterCancelling: 500 }, "part_refunded"],
  ["cancelled, all gone back", { paidCents: 1000, refundedCents: 1000, owedAfterCancelling: 0 }, "refunded"],
] as const)("%s", (_what, changes, summary) => {
  expect(paymentSummary({ ...sums, ...changes })).toBe(summary);
});
