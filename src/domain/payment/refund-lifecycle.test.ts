import { expect, test } from "vitest";
import { refundLifecycle } from "./refund-lifecycle.ts";
import { splitRefund } from "./refund-split.ts";

test.each([
  ["requested", "approved", true],
  ["requested", "processing", false],
  ["approved", "processing", true],
  ["approved", "manual_transfer", true],
  ["processing", "succeeded", true],
  ["processing", "manual_transfer", false],
  ["processing", "rejected", false],
  ["failed", "manual_transfer", true],
  ["manual_transfer", "succeeded", true],
  ["succeeded", "rejected", false],
  ["rejected", "approved", false],
] as const)("from %s to %s: %s", (from, to, can) => {
  expect(refundLifecycle.can(from, to)).toBe(can);
});

const paid = (id: string, method: "online" | "transfer", amountCents: number, refundedCents = 0) => ({
  id,
  method,
  amountCents,
  refundedCents,
  state: method === "online" ? ("succeeded" as const) : ("verified" as const),
});

test.each([
  ["one payment", 500, [paid("a", "online", 1000)], [], { a: 500 }],
  [
    "the card before the transfer",
    1200,
    [paid("a", "online", 1000), paid("b", "transfer", 1000)],
    [],
    { a: 1000, b: 200 },
  ],
  ["the latest first", 500, [paid("a", "online", 1000), paid("b", "online", 1000)], [], { b: 500 }],
  ["what was paid back is gone", 500, [paid("a", "online", 1000, 800)], [], { a: 200, null: 300 }],
  [
    "what is on its way is promised",
    500,
    [paid("a", "online", 1000)],
    [{ paymentId: "a", state: "processing", amountCents: 700 }],
    { a: 300, null: 200 },
  ],
  [
    "what was rejected is not",
    500,
    [paid("a", "online", 1000)],
    [{ paymentId: "a", state: "rejected", amountCents: 700 }],
    { a: 500 },
  ],
] as const)("%s", (_what, amount, payments, underway, expected) => {
  const shares = splitRefund(amount, payments, underway);
  expect(Object.fromEntries(shares.map(({ paymentId, amountCents }) => [String(paymentId), amountCents]))).toEqual(
    expected,
  );
});

test("money no one received cannot go back", () => {
  const begun = { ...paid("a", "online", 1000), state: "redirected" as const };
  expect(splitRefund(500, [begun], [])).toEqual([{ paymentId: null, method: "transfer", amountCents: 500 }]);
});

test("where several people paid their shares, each gets back the same part of theirs", () => {
  const paid = [
    { id: "a", method: "online", state: "succeeded", amountCents: 60_000, refundedCents: 0, shareId: "1" },
    { id: "b", method: "online", state: "succeeded", amountCents: 30_000, refundedCents: 0, shareId: "2" },
    { id: "c", method: "transfer", state: "verified", amountCents: 30_001, refundedCents: 0, shareId: null },
  ] as const;
  const half = splitRefund(60_000, paid, []);
  expect(half.map(({ paymentId, amountCents }) => [paymentId, amountCents])).toEqual([
    ["b", 14_999],
    ["a", 30_000],
    ["c", 15_001],
  ]);
  expect(splitRefund(120_001, paid, []).map(({ amountCents }) => amountCents)).toEqual([30_000, 60_000, 30_001]);
});
