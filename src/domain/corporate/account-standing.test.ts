import { expect, test } from "vitest";
import { type AccountFacts, standingOf } from "./account-standing.ts";

const open: AccountFacts = {
  isActive: true,
  isGranted: true,
  isOnHold: false,
  isOverdue: false,
  creditLimitCents: 1_000_000,
  owedCents: 400_000,
};

test.each([
  ["granted and within the limit", {}, 0, "open"],
  ["exactly at the limit", {}, 600_000, "open"],
  ["one cent above it", {}, 600_001, "over_limit"],
  ["above it already, with nothing more", { owedCents: 1_000_001 }, 0, "over_limit"],
  ["a limit of nothing", { creditLimitCents: 0, owedCents: 0 }, 1, "over_limit"],
  ["without a limit", { creditLimitCents: null }, 90_000_000, "open"],
  ["never granted", { isGranted: false, isOnHold: true }, 0, "not_granted"],
  ["on hold, whatever is owed", { isOnHold: true, owedCents: 0 }, 0, "on_hold"],
  ["long overdue", { isOverdue: true }, 0, "overdue"],
  ["of a company that is suspended", { isActive: false }, 0, "not_active"],
] as const)("an account %s", (_what, changes, more, standing) => {
  expect(standingOf({ ...open, ...changes }, more)).toBe(standing);
});
