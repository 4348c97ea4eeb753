import { expect, test } from "vitest";
import { findEntry, tileNumber } from "./read-directory.ts";

test.each([
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 2],
  [1, 1, 1, 3],
  [1, 1, 0, 4],
  [2, 0, 0, 5],
  // From the specification’s table.
  [12, 3423, 1763, 19_078_479],
])("the tile %d/%d/%d has the number %d", (zoom, x, y, number) => {
  expect(tileNumber(zoom, x, y)).toBe(number);
});

test("every tile of a zoom has its own number, and neighbours are consecutive", () => {
  const size = 16;
  const byNumber = new Map<number, readonly [number, number]>();
  for (let x = 0; x < size; x++) for (let y = 0; y < size; y++) byNumber.set(tileNumber(4, x, y), [x, y]);

  const [first, last] = [85, 340];
  expect([...byNumber.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  for (let number = first; number < last; number++) {
    const [[x0, y0], [x1, y1]] = [byNumber.get(number) ?? [0, 0], byNumber.get(number + 1) ?? [9, 9]];
    expect(Math.abs(x0 - x1) + Math.abs(y0 - y1)).toBe(1);
  }
});

test.each([
  [4, undefined],
  [5, { run: 3, offset: 0, length: 10 }],
  [7, { run: 3, offset: 0, length: 10 }],
  [8, undefined],
  [20, { run: 1, offset: 10, length: 5 }],
  [30, { run: 0, offset: 99, length: 7 }],
  [3000, { run: 0, offset: 99, length: 7 }],
])("tile %d is found in its run or its directory", (number, entry) => {
  const directory = { numbers: [5, 20, 30], runs: [3, 1, 0], lengths: [10, 5, 7], offsets: [0, 10, 99] };
  expect(findEntry(directory, number)).toEqual(entry);
});
