import { expect, test } from "vitest";
import { simplifyLine } from "./simplify-line.ts";

test("points on the way go, corners stay", () => {
  const line = [
    [0, 0],
    [50, 1],
    [100, 0],
    [100, 50],
    [99, 100],
  ] as const;

  expect(simplifyLine(line, 2)).toEqual([line[0], line[2], line[4]]);
  expect(simplifyLine(line, 0)).toEqual(line);
});

test("a line that comes back keeps where it has been", () => {
  const there = [
    [0, 0],
    [80, 0],
    [0, 0],
  ] as const;
  expect(simplifyLine(there, 2)).toEqual(there);
});

test("two points, one or none stay as they are", () => {
  for (const line of [
    [],
    [[1, 1]],
    [
      [1, 1],
      [2, 2],
    ],
  ] as [number, number][][])
    expect(simplifyLine(line, 9)).toEqual(line);
});
