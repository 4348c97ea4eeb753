import { expect, test } from "vitest";
import { applicationLifecycle, applicationStates } from "./application-lifecycle.ts";

const from = (state: (typeof applicationStates)[number]) =>
  applicationStates.filter((to) => applicationLifecycle.can(state, to));

test.each([
  ["submitted", ["under_review", "info_requested", "approved", "rejected"]],
  ["under_review", ["info_requested", "approved", "rejected"]],
  ["info_requested", ["under_review", "approved", "rejected"]],
  ["approved", ["invited", "rejected"]],
  ["invited", ["invited", "active", "rejected"]],
  ["active", ["suspended", "terminated"]],
  ["suspended", ["active", "terminated"]],
  ["rejected", ["under_review"]],
  ["terminated", []],
] as const)("from %s an application may go to %j", (state, allowed) => {
  expect(from(state)).toEqual(allowed);
});
