import { expect, test } from "vitest";
import { referencesOf } from "./search-views.ts";

test.each([
  ["cts-7k", ["CTS-7K"]],
  ["CTS7K3M9Q", ["CTS-7K3M9Q"]],
  ["grt 7k3m9q", ["GRT-7K3M9Q"]],
  ["7o1l", ["GRT-7011", "CTS-7011"]],
  ["khan", []],
  ["cts", ["CTS-"]],
])("%s typed as a reference is %j", (typed, references) => {
  expect(referencesOf(typed, ["GRT", "CTS"])).toEqual(references);
});
