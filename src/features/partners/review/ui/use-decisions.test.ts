import { expect, test } from "vitest";
import { applicationLifecycle, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { decisionsFor } from "./use-decisions.ts";

const offered = (state: (typeof applicationStates)[number]) =>
  decisionsFor({ state, possible_states: applicationStates.filter((to) => applicationLifecycle.can(state, to)) });

test.each([
  ["submitted", ["start", "approve", "ask", "reject"]],
  ["under_review", ["approve", "ask", "reject"]],
  ["info_requested", ["approve", "reject"]],
  ["approved", ["invite", "reject"]],
  ["invited", ["invite", "reject"]],
  ["active", ["suspend", "terminate"]],
  ["suspended", ["reinstate", "terminate"]],
  ["rejected", ["reopen"]],
  ["terminated", []],
] as const)("an application that is %s can be decided by: %s", (state, actions) => {
  expect(offered(state).map(({ action }) => action)).toEqual(actions);
});

test("an invitation that was sent can be sent again, and says what that does to the first", () => {
  expect(offered("invited")[0]).toMatchObject({
    button: "Send invitation again",
    text: expect.stringContaining("The older link stops working."),
  });
});

test("what the applicant reads must be written, and what can’t be undone says so", () => {
  const all = applicationStates.flatMap(offered);
  for (const { action, field } of all)
    expect(field !== undefined && !field.isOptional, action).toBe(
      ["ask", "reject", "suspend", "terminate"].includes(action),
    );
  expect(all.find(({ action }) => action === "terminate")?.text).toContain("can’t undo this");
});
