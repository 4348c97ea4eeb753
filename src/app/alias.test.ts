import { expect, test } from "vitest";
import { movedTo } from "./alias.ts";

test.each([
  ["a page as it is", "/", "", undefined],
  ["a slash at the end goes, the query stays", "/tours/", "?a=1", "/tours?a=1"],
  ["another site in disguise is not followed", "//evil.example/", "", undefined],
])("%s", (_when, path, query, expected) => {
  expect(movedTo(path, query)).toBe(expected);
});
