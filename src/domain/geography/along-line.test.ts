import { expect, test } from "vitest";
import { alongLine, lineKm } from "./along-line.ts";
import type { LinePoint } from "./drive.ts";

/** A degree to the north, then as far to the east as a degree at that latitude. */
const corner: readonly LinePoint[] = [
  [18, -1],
  [18, 0],
  [19, 0],
];

test.each([
  [-1, [18, -1], 0],
  [0, [18, -1], 0],
  [0.25, [18, -0.5], 0],
  [0.75, [18.5, 0], 90],
  [1, [19, 0], 90],
  [2, [19, 0], 90],
])("after %d of it one is at %j, heading %d", (share, point, heading) => {
  const result = alongLine(corner, share);
  expect(result?.point[0]).toBeCloseTo(point[0] as number, 4);
  expect(result?.point[1]).toBeCloseTo(point[1] as number, 4);
  expect(result?.heading).toBe(heading);
});

test("a line of one point leads nowhere, and none is nowhere", () => {
  expect(alongLine([[18, -34]], 0.5)).toEqual({ point: [18, -34], heading: null });
  expect(alongLine([], 0.5)).toBeUndefined();
});

test("a degree is about 111 km long", () => {
  expect(lineKm(corner)).toBeCloseTo(222.4, 0);
  expect(lineKm([[18, -34]])).toBe(0);
});
