import { expect, test } from "vitest";
import { SeededRandom } from "./seeded-random.ts";

const draws = (seed: number, count: number) => {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(draws(7, 50)).toEqual(draws(7, 50));
  expect(draws(7, 50)).not.toEqual(draws(8, 50));
});

test.each([0, 1, 2, -5, 2 ** 31])("seed %s: no short cycle in a million numbers", (seed) => {
  const random = new SeededRandom(seed);
  const first = random.next();
  const second = random.next();
  let before = second;
  let repeats = 0;
  for (let draw = 0; draw < 1_000_000; draw++) {
    const next = random.next();
    if (before === first && next === second) repeats++;
    before = next;
  }
  expect(repeats).toBe(0);
});

test("numbers are spread evenly from 0 up to 1", () => {
  const counts = new Array<number>(10).fill(0);
  for (const number of draws(3, 100_000)) counts[Math.floor(number * 10)] = (counts[Math.floor(number * 10)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("one call in a hundred blinks", () => {
  const random = new SeededRandom(1);
  const blinks = Array.from({ length: 100_000 }, () => random.blinks()).filter(Boolean).length;
  expect(blinks).toBeGreaterThan(900);
  expect(blinks).toBeLessThan(1100);
});

test("shuffling keeps every entry", () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  new SeededRandom(5).shuffle(list);
  expect(list).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(list.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
