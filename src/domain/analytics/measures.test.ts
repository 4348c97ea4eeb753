import { expect, test } from "vitest";
import { addCounted, medianOfSlots, nothingCounted, shareOf } from "./measures.ts";

test.each([
  ["nothing", [], null],
  ["one answer", [[14, 1]], 14],
  [
    "half of them at once, half after a day",
    [
      [0, 2],
      [1440, 2],
    ],
    0,
  ],
  [
    "most late, in any order",
    [
      [240, 3],
      [5, 1],
    ],
    240,
  ],
  [
    "a sum that came down to nothing again",
    [
      [3, 0],
      [20, 1],
    ],
    20,
  ],
] as const)("the middle of %s", (_, slots, middle) => {
  expect(medianOfSlots(slots.map(([slot, entries]) => ({ slot, entries })))).toBe(middle);
});

test("a share of nothing is unknown, and sums add up", () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
  const one = { entries: 1, minutes: 2, paidMinutes: 3, km: 4, paidKm: 5, cents: 6 };
  expect(addCounted([one, one, nothingCounted])).toEqual({
    entries: 2,
    minutes: 4,
    paidMinutes: 6,
    km: 8,
    paidKm: 10,
    cents: 12,
  });
});
