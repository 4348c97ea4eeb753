import { expect, test } from "vitest";
import { driverRating, noStars, usualRating } from "./driver-rating.ts";

/** The company: a hundred ratings, 4.8 on average. */
const all = { count: 100, sum: 480 };

test.each([
  ["no one has rated them", { count: 0, sum: 0 }, null],
  ["one star once", { count: 1, sum: 1 }, 4.45],
  ["five stars once", { count: 1, sum: 5 }, 4.82],
  ["ten times four", { count: 10, sum: 40 }, 4.4],
  ["ninety times five", { count: 90, sum: 450 }, 4.98],
])("%s", (_, own, rating) => {
  const result = driverRating(own, all);
  expect(result === null ? null : Math.round(result * 100) / 100).toBe(rating);
});

test("many good ratings come before one perfect one", () => {
  expect(driverRating({ count: 60, sum: 297 }, all)).toBeGreaterThan(driverRating({ count: 1, sum: 5 }, all) ?? 0);
});

test("without any rating there is no average", () => {
  expect(usualRating(noStars)).toBeNull();
  expect(driverRating(noStars, noStars)).toBeNull();
});
