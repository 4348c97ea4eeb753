import { expect, test } from "vitest";
import { incidentLifecycle, incidentStates } from "./incident-lifecycle.ts";

test("an incident is resolved, disputed and resolved again; none goes back to open", () => {
  const moves = incidentStates.flatMap((from) => incidentLifecycle.allowed(from).map((to) => `${from} ${to}`));
  expect(moves).toEqual([
    "open investigating",
    "open resolved",
    "investigating resolved",
    "resolved disputed",
    "disputed investigating",
    "disputed resolved",
  ]);
});
