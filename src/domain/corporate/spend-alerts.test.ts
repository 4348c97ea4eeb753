import { expect, test } from "vitest";
import { reachedPercents } from "./spend-alerts.ts";

test.each([
  ["nothing", 0, 100_000, []],
  ["a cent below", 69_999, 100_000, []],
  ["exactly 70%", 70_000, 100_000, [70]],
  ["a cent below 90%", 89_999, 100_000, [70]],
  ["exactly 90%", 90_000, 100_000, [70, 90]],
  ["more than all of it", 250_000, 100_000, [70, 90]],
  ["anything, where none was agreed", 250_000, null, []],
  ["anything, of a limit of nothing", 1, 0, []],
] as const)("%s is used", (_what, used, most, reached) => {
  expect(reachedPercents(used, most)).toEqual(reached);
});
