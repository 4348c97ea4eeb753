import { expect, test } from "vitest";
import { shrunkSize } from "./shrink-picture.ts";

test.each([
  ["a phone’s picture", 4032, 3024, 1600, 1200],
  ["one held upright", 3024, 4032, 1200, 1600],
  ["a small one", 640, 480, 640, 480],
  ["a strip", 8000, 2, 1600, 1],
])("%s: %i by %i becomes %i by %i", (_name, width, height, toWidth, toHeight) => {
  expect(shrunkSize(width, height)).toEqual({ width: toWidth, height: toHeight });
});
