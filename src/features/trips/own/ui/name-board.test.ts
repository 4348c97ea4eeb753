import { expect, test } from "vitest";
import { sizeFor } from "./name-board.tsx";

test.each([
  ["Li Wu", "min(14rem, calc((100vw - 3rem) / 2 / 0.7), calc(60vh / 2))"],
  ["Jonas Bergmann", "min(14rem, calc((100vw - 3rem) / 8 / 0.7), calc(60vh / 2))"],
  ["", "min(14rem, calc((100vw - 3rem) / 1 / 0.7), calc(60vh / 1))"],
])("a board for “%s” is sized so that its longest word fits", (name, size) => {
  expect(sizeFor(name)).toBe(size);
});
