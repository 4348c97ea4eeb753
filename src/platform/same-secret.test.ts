import { expect, test } from "vitest";
import { isSameSecret } from "./same-secret.ts";

test.each([
  ["7K3M9QZZ", "7K3M9QZZ", true],
  ["7K3M9QZZ", "7K3M9QZY", false],
  ["7K3M9QZZ", "7K3M", false],
  ["7K3M9QZZ", "", false],
  ["7K3M9QZZ", "ÉÉÉÉÉÉÉÉ", false],
  ["7K3M9QZZ", "\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800", false],
  ["ÉÉÉÉÉÉÉÉ", "ÉÉÉÉÉÉÉÉ", true],
])("%s and %s are the same: %s", (one, other, expected) => {
  expect(isSameSecret(one, other)).toBe(expected);
});
