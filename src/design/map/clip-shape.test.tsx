import { expect, test } from "vitest";
import { clipArea, mayCross, pathOf, type Spot } from "./clip-shape.ts";

const box = { width: 100, height: 100 };
const square = (from: number, to: number): readonly Spot[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

test("an area inside stays, one around is cut to the box, one outside is gone", () => {
  expect(clipArea(square(10, 20), box)).toEqual(square(10, 20));
  expect(pathOf(clipArea(square(-500, 500), box))).toBe("M108 -8L108 108L-8 108L-8 -8");
  expect(clipArea(square(200, 300), box)).toEqual([]);
});

test("a line is left out that could not be seen", () => {
  expect(mayCross([-50, 50], [150, 50], box)).toBe(true);
  expect(mayCross([150, 50], [250, 50], box)).toBe(false);
  expect(mayCross([50, -90], [50, -20], box)).toBe(false);
});

test("a path has whole pixels and no point twice", () => {
  expect(
    pathOf([
      [1.2, 3.4],
      [1.4, 3.1],
      [7.5, 8],
    ]),
  ).toBe("M1 3L8 8");
  expect(pathOf([])).toBe("");
});
