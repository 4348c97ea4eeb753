import { expect, test } from "vitest";
import { consumption, judgeFill, usualConsumption } from "./fuel-use.ts";

const full = (km: number, litres: number) => ({ km, litres, isFull: true });
const part = (km: number, litres: number) => ({ km, litres, isFull: false });
const usual = [full(0, 40), full(500, 50), full(1000, 50), full(1500, 55)];

test("consumption is known between full tanks; a part counts with the next full one", () => {
  expect(consumption([full(0, 40), part(300, 20), full(600, 40), full(1000, 40)])).toEqual([null, null, 10, 10]);
  expect(consumption([full(100, 40), full(100, 5)])).toEqual([null, null]);
});

test("there is a usual from three full tanks on", () => {
  expect(usualConsumption(usual.slice(0, 3))).toBeNull();
  expect(usualConsumption(usual)).toBe(10);
});

test.each([
  ["as usual", full(2000, 52), null],
  ["twice as much", full(2000, 100), "more_than_usual"],
  ["half as much", full(2000, 25), "less_than_usual"],
  ["what no engine needs", full(1510, 60), "unlikely"],
  ["a part, which tells nothing yet", part(2000, 100), null],
])("%s", (_, fill, warning) => expect(judgeFill([...usual, fill])).toBe(warning));
