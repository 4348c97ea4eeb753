import { expect, test } from "vitest";
import { countedText, unitsOf } from "./line-text.ts";

test.each([
  ["three days", { quantity: 3, amount: 2_850_000 }, [3, 950_000], "Coach, per day, 3\u00a0×\u00a0R9\u00a0500"],
  ["one", { quantity: 1, amount: 950_000 }, [1, 950_000], "Coach, per day"],
  ["not said", { amount: 950_000 }, [1, 950_000], "Coach, per day"],
  ["an amount that does not divide", { quantity: 3, amount: 100 }, [1, 100], "Coach, per day"],
  ["a reduction", { quantity: 2, amount: -5000 }, [2, -2500], "Coach, per day, 2\u00a0×\u00a0−R25"],
] as const)("%s", (_what, line, units, text) => {
  expect(unitsOf(line)).toEqual(units);
  expect(countedText({ text: "Coach, per day", ...line })).toBe(text);
});
