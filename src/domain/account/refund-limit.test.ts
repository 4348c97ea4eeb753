import { expect, test } from "vitest";
import { refundAtMost, refundRefusal } from "./refund-limit.ts";

const piece = { amountCents: 200_000, togetherCents: 0, by: "naledi", isSuperUser: false, handlers: new Set<string>() };

test.each([
  ["up to the limit, one person is enough", { togetherCents: 300_000 }, undefined],
  ["a cent more in all, and no one else saw it", { togetherCents: 300_001 }, "needs_super_user"],
  ["a super-user", { togetherCents: 300_001, isSuperUser: true }, undefined],
  ["only the system handled it", { togetherCents: 300_001, handlers: new Set(["system"]) }, "needs_super_user"],
  ["a colleague handled it before", { togetherCents: 300_001, handlers: new Set(["sipho"]) }, undefined],
  ["the same person handled it before", { togetherCents: 300_001, handlers: new Set(["naledi"]) }, "same_person"],
  [
    "a super-user who handled it before",
    { togetherCents: 300_001, handlers: new Set(["naledi"]), isSuperUser: true },
    "same_person",
  ],
] as const)("%s", (_what, changes, refusal) => {
  expect(refundRefusal({ ...piece, ...changes })).toBe(refusal);
});

test.each([
  ["all of it, up to the limit", 0, false, 500_000, 500_000],
  ["the limit, where more is left", 0, false, 900_000, 500_000],
  ["what earlier refunds leave of the limit", 200_000, false, 900_000, 300_000],
  ["nothing, once the limit is used up", 600_000, false, 900_000, 0],
  ["all of it by a super-user", 600_000, true, 900_000, 900_000],
])("one person refunds %s", (_what, togetherCents, isSuperUser, leftCents, atMost) => {
  const decision = { togetherCents, isSuperUser, by: "naledi", handlers: new Set<string>() };
  expect(refundAtMost(decision, leftCents)).toBe(atMost);
});
