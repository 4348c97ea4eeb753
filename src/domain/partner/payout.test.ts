import { expect, test } from "vitest";
import { duePayouts, mayApprovePayout, payoutLifecycle } from "./payout.ts";

const statement = (id: string, organisationId: string, totalCents: number) => ({ id, organisationId, totalCents });

test("a partner is paid from the least amount on, and a clawback is set off first", () => {
  const due = duePayouts(
    [
      statement("a1", "a", 30_000),
      statement("a2", "a", 20_000),
      statement("b1", "b", 49_999),
      statement("c1", "c", 80_000),
      statement("c2", "c", -35_000),
    ],
    50_000,
  );
  expect(due).toMatchObject([{ organisationId: "a", amountCents: 50_000, statements: [{ id: "a1" }, { id: "a2" }] }]);
});

test("with no least amount nothing is still nothing", () => {
  expect(duePayouts([statement("a", "a", 0)], 0)).toEqual([]);
});

test("above the limit the one who drafted it can’t approve it", () => {
  const drafted = { amountCents: 2_000_001, draftedBy: "me", by: "me", singlePersonAtMostCents: 2_000_000 };
  expect(mayApprovePayout(drafted)).toBe(false);
  expect(mayApprovePayout({ ...drafted, by: "you" })).toBe(true);
  expect(mayApprovePayout({ ...drafted, amountCents: 2_000_000 })).toBe(true);
});

test("what is paid stays paid", () => {
  expect(payoutLifecycle.isEnd("paid")).toBe(true);
  expect(payoutLifecycle.can("draft", "paid")).toBe(false);
});
