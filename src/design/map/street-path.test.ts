import { expect, test } from "vitest";
import { streetPath } from "./street-path.ts";

const box = { width: 100, height: 100 };

test("streets that go on from each other are one stroke, and one that lies beside another is drawn once", () => {
  const streets = [
    [
      [0, 0],
      [30, 30],
    ],
    [
      [30, 30],
      [60, 0],
    ],
    // The other carriageway, a pixel away and the other way round.
    [
      [60, 1],
      [31, 30],
    ],
  ] as const;
  expect(streetPath(streets, box)).toBe("M0 0l30 30l30-30");
});

test("what is outside is left out, and so is what is smaller than the grid", () => {
  const streets = [
    [
      [300, 300],
      [400, 300],
    ],
    [
      [9, 9],
      [10, 9],
    ],
  ] as const;
  expect(streetPath(streets, box)).toBe("");
});
