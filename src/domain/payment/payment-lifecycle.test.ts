import { expect, test } from "vitest";
import { isReceived, paymentLifecycle } from "./payment-lifecycle.ts";

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

test("money is ours only after someone has seen it", () => {
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
