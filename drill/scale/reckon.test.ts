import { expect, test } from "vitest";
import type { Seconds } from "./parts.ts";
import { coresNeeded, costOfOne, gives, timesCarried, within } from "./reckon.ts";

const seconds = (instances: number, primary: number): Seconds => ({
  instances,
  worker: 0,
  primary,
  replication: 0,
  HAProxy: 0,
  "Patroni and etcd": 0,
});

test("a part’s cores are its work in a day divided by the seconds of a day, times the peak", () => {
  const costs = [
    { name: "visits", aDay: 864_000, seconds: seconds(0.01, 0) },
    { name: "bookings", aDay: 86_400, seconds: seconds(0.02, 0.05) },
  ];
  const { instances, primary } = coresNeeded(costs, ["instances", "primary"], 2);
  expect(instances).toBeCloseTo(0.24);
  expect(primary).toBeCloseTo(0.1);
});

test("the cost of one leaves out the idle cost, and is never negative", () => {
  const one = costOfOne(seconds(3, 0.1), seconds(1, 0.2), { done: 100, ratio: 1 });
  expect(one.instances).toBeCloseTo(0.02);
  expect(one.primary).toBe(0);
  expect(costOfOne(seconds(3, 0), seconds(1, 0), { done: 100, ratio: 2 }).instances).toBeCloseTo(0.01);
});

test("two cores at 70 % carry 2.8 times a part that needs half a core", () => {
  expect(timesCarried(0.5, 2)).toBeCloseTo(2.8);
  expect(timesCarried(0, 2)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [[1, 2, 3, 4], 0.5, 3],
  [[5], 0.95, 5],
  [[], 0.5, Number.NaN],
])("of %j, %d are at most %d", (values, share, result) => {
  expect(within(values, share)).toBe(result);
});

test.each([
  ["all is well", { done: 1000, failed: 1, times: [10, 20] }, false],
  ["errors", { done: 1000, failed: 2, times: [10] }, true],
  ["slow answers", { done: 20, failed: 0, times: Array<number>(20).fill(1200) }, true],
])("%s", (_, answers, result) => {
  expect(gives(answers)).toBe(result);
});
