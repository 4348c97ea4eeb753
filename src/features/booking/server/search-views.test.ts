import { expect, test } from "vitest";
import { referenceTyped } from "./search-views.ts";

test.each([
  ["cts-7k", "CTS-7K"],
  ["CTS7K3M9Q", "CTS-7K3M9Q"],
  ["7o1l", "CTS-7011"],
  ["khan", undefined],
  ["cts", "CTS-"],
])("%s typed as a reference is %s", (typed, reference) => {
  expect(referenceTyped(typed)).toBe(reference);
});
