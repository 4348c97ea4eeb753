import { expect, test } from "vitest";
import { moveProblem } from "./tour-lifecycle.ts";

test.each([
  ["draft", "on_sale", 100_000, null],
  ["draft", "on_sale", null, "no_price"],
  ["paused", "on_sale", null, "no_price"],
  ["on_sale", "paused", null, null],
  ["on_sale", "draft", 100_000, "not_possible"],
  ["on_sale", "ended", 100_000, null],
  ["ended", "on_sale", 100_000, "not_possible"],
  ["ended", "paused", null, null],
] as const)("from %s to %s at %j: %j", (state, to, priceCents, problem) => {
  expect(moveProblem({ state, priceCents }, to)).toBe(problem);
});
