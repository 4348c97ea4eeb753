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
] as const)("decisions for an application that is %s: %s", (state, actions) => {
  expect(offered(state).map(({ action }) => action)).toEqual(actions);
});

test("an invitation can be sent again, and says that the first one then stops working", () => {
  expect(offered("invited")[0]).toMatchObject({
    button: "Send invitation again",
    text: expect.stringContaining("The older link stops working."),
  });
});

test("text for the applicant is required, and an irreversible decision says so", () => {
  const all = applicationStates.flatMap(offered);
  for (const { action, field } of all)
    expect(field !== undefined && !field.isOptional, action).toBe(
      ["ask", "reject", "suspend", "terminate"].includes(action),
    );
  expect(all.find(({ action }) => action === "terminate")?.text).toContain("can’t undo this");
});
