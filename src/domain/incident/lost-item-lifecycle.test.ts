import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { lostItemLifecycle, lostItemStates, mayHaveLost } from "./lost-item-lifecycle.ts";

test("an item is looked for, found or not, comes back and is closed; what was closed stays so", () => {
  const moves = lostItemStates.flatMap((from) => lostItemLifecycle.allowed(from).map((to) => `${from} ${to}`));
  expect(moves).toEqual([
    "reported found",
    "reported not_found",
    "reported closed",
    "found returning",
    "found closed",
    "not_found found",
    "not_found closed",
    "returning closed",
  ]);
});

const end = new Date("2026-11-20T10:00:00Z");
test.each([
  ["on board", "onboard", 0, true],
  ["driven yesterday", "completed", 24, true],
  ["driven by our books alone", "completed_unverified", 24, true],
  ["driven 90 days ago", "completed", 24 * 90, false],
  ["not driven yet", "assigned", -3, false],
  ["where no one came", "no_show", 3, false],
  ["cancelled", "cancelled", 3, false],
] as const)("%s", (_, state, hours, may) => {
  expect(mayHaveLost({ state, plannedEnd: end }, addHours(end, hours))).toBe(may);
});
