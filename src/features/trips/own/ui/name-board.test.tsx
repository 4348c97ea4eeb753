// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sizeFor } from "./name-board.tsx";

test.each([
  ["Bo Li", 2, 2],
  ["Thandi Mokoena", 7, 2],
  // Broken at its hyphen it is readable from afar; on one line it would be half the size.
  ["Hannah Fischer-Wolfensberger", 13, 3],
])("%s is as large as %i letters and %i lines allow", (name, letters, lines) => {
  expect(sizeFor(name)).toBe(`min(14rem, calc((100vw - 3rem) / ${letters} / 0.7), calc(60vh / ${lines}))`);
});
