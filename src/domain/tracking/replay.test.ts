import { expect, test } from "vitest";
import { kilometresOf, piecesOf, positionAt, stopsOf, type TrailPosition } from "./replay.ts";

const minute = 60_000;
/** At a minute, so many metres north. */
const at = (minutes: number, metres: number): TrailPosition => ({
  at: minutes * minute,
  latitude: -34 + metres / 111_195,
  longitude: 18.5,
  speedKmh: null,
});

test("a stop is three minutes in one place; a light is none", () => {
  const trail = [at(0, 0), at(1, 1000), at(2, 1000), at(3, 2000), at(4, 2010), at(5, 1990), at(7, 2000), at(8, 3000)];
  expect(stopsOf(trail).map(({ from, to }) => [from / minute, to / minute])).toEqual([[3, 7]]);
});

test("offline for long, no one knows where it stood", () => {
  expect(stopsOf([at(0, 0), at(1, 0), at(60, 0)])).toEqual([]);
  expect(stopsOf([])).toEqual([]);
});

test("a vehicle that is still standing has stopped too", () => {
  expect(stopsOf([at(0, 0), at(1, 500), at(3, 500), at(5, 510)])).toHaveLength(1);
});

test.each([
  ["before the first", -1, 0],
  ["between two", 1.5, 1500],
  ["in a gap", 30, 2000],
  ["at the last", 61, 9000],
  ["after the last", 90, 9000],
])("where it was %s", (_, minutes, metres) => {
  const trail = [at(0, 0), at(1, 1000), at(2, 2000), at(61, 9000)];
  const result = positionAt(trail, minutes * minute);
  expect(Math.round(((result?.latitude ?? 0) + 34) * 111_195)).toBe(metres);
});

test("an empty trail is nowhere", () => {
  expect(positionAt([], 0)).toBeUndefined();
});

test("what was driven is drawn and measured piece by piece", () => {
  const trail = [at(0, 0), at(1, 1000), at(60, 9000), at(61, 10_000)];
  expect(piecesOf(trail).map((piece) => piece.length)).toEqual([2, 2]);
  expect(kilometresOf(trail)).toBeCloseTo(2, 2);
});
