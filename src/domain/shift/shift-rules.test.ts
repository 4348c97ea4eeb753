import { expect, test } from "vitest";
import { cashToHandIn, hasMoney, needsReason, paidByDriver, shiftLifecycle } from "./shift-rules.ts";

const toll = (amountCents: number, isFromCash: boolean) => ({ amountCents, isFromCash });

test.each([
  ["nothing taken", [], [], 0, 0],
  ["two fares", [45_000, 30_000], [], 75_000, 0],
  ["a toll from the cash", [45_000], [toll(6_500, true)], 38_500, 0],
  ["a toll from the own pocket", [45_000], [toll(6_500, false)], 45_000, 6_500],
  ["more paid than taken", [5_000], [toll(6_500, true)], -1_500, 0],
])("%s", (_what, taken, expenses, toHandIn, toPayBack) => {
  expect([cashToHandIn(taken, expenses), paidByDriver(expenses)]).toEqual([toHandIn, toPayBack]);
});

test("a difference needs a reason; who was to hand in less than nothing hands in nothing", () => {
  expect([needsReason(100, 100), needsReason(100, 99), needsReason(-5, 0), needsReason(-5, 5)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("only a shift with money is for our team to confirm, and only after it has ended", () => {
  const none = { expectedCents: 0, handedCents: 0, hasExpenses: false };
  expect([hasMoney(none), hasMoney({ ...none, hasExpenses: true }), hasMoney({ ...none, expectedCents: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
  expect(shiftLifecycle.can("open", "confirmed")).toBe(false);
});
