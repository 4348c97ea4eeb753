import { expect, test } from "vitest";
import { sosLifecycle, sosStates } from "./sos-lifecycle.ts";

test("an alarm is taken before it is closed, and what is closed stays closed", () => {
  const moves = sosStates.flatMap((from) => sosLifecycle.allowed(from).map((to) => `${from} ${to}`));
  expect(moves).toEqual(["open taken", "taken closed"]);
  expect(sosLifecycle.isEnd("closed")).toBe(true);
});
