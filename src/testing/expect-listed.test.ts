import { expect, test } from "vitest";
import { differencesOf, expectListed } from "./expect-listed.ts";

test.each([
  [["a", "b"], ["b", "a"], []],
  [["a", "b"], ["a"], ["add b"]],
  [["a"], ["a", "b"], ["remove b, which doesn’t exist"]],
  [["a"], ["a", "a"], ["a is listed twice"]],
  [["a", "a"], ["a"], ["a exists twice"]],
])("%j compared with the list %j: %j", (there, listed, differences) => {
  expect(differencesOf(there, listed)).toEqual(differences);
});

test("a failure names the list and the missing line", () => {
  expect(() => expectListed(["/admin/new"], [], "src/routes.ts")).toThrow("src/routes.ts: add /admin/new");
  expectListed(["/admin/new"], ["/admin/new"], "src/routes.ts");
});
