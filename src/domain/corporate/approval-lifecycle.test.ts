import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { approvalEnds, approvalLifecycle, approvalStates } from "./approval-lifecycle.ts";

const now = new Date("2026-11-20T08:00:00Z");

test("an answer is the last word", () => {
  expect(approvalStates.filter((state) => approvalLifecycle.can("waiting", state))).toEqual([
    "approved",
    "refused",
    "expired",
  ]);
  for (const state of ["approved", "refused", "expired"] as const)
    expect(approvalStates.some((to) => approvalLifecycle.can(state, to))).toBe(false);
});

test.each([
  ["a week ahead", 168, 24],
  ["tomorrow at this hour", 24, 22],
  ["in three hours", 3, 1],
  ["in two hours", 2, null],
  ["in an hour", 1, null],
] as const)("a pickup %s", (_when, hours, waits) => {
  expect(approvalEnds(addHours(now, hours), now)).toEqual(waits === null ? null : addHours(now, waits));
});
