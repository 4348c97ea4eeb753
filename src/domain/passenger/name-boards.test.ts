import { expect, test } from "vitest";
import { boardsFor } from "./name-boards.ts";

test.each([
  [[], []],
  [["Thandi Mokoena"], ["Thandi Mokoena"]],
  [
    ["A", "B", "C", "D"],
    ["A\nB\nC", "D"],
  ],
])("the names %j are held up as %j", (names, boards) => {
  expect(boardsFor(names)).toEqual(boards);
});
