import { expect, test } from "vitest";
import { isInside, isStillInside, metresToLine, ringOf, type Shape } from "./geofence.ts";

const airport = { latitude: -33.9694, longitude: 18.5972 };
/** So many metres north of it. */
const north = (metres: number) => ({ ...airport, latitude: airport.latitude + metres / 111_195 });
const circle: Shape = { kind: "circle", centre: airport, radiusM: 300 };
const square: Shape = {
  kind: "polygon",
  ring: [
    { latitude: -33.9, longitude: 18.4 },
    { latitude: -33.9, longitude: 18.5 },
    { latitude: -34, longitude: 18.5 },
    { latitude: -34, longitude: 18.4 },
  ],
};

test.each([
  [0, true, true],
  [299, true, true],
  // A phone is off by some metres: who was inside still is.
  [301, false, true],
  [355, false, true],
  [365, false, false],
])("%i m from the middle of 300 m: inside %s, still inside %s", (metres, inside, still) => {
  expect([isInside(circle, north(metres)), isStillInside(circle, north(metres))]).toEqual([inside, still]);
});

test.each([
  ["in the middle", { latitude: -33.95, longitude: 18.45 }, true, true],
  ["30 m beyond the edge", { latitude: -33.95, longitude: 18.50032 }, false, true],
  ["far to the east", { latitude: -33.95, longitude: 18.6 }, false, false],
  ["to the west at the same height", { latitude: -33.95, longitude: 18.3 }, false, false],
])("a drawn area, %s", (_, at, inside, still) => {
  expect([isInside(square, at), isStillInside(square, at)]).toEqual([inside, still]);
});

test("an area with a bay: what lies in the bay is outside", () => {
  const bay: Shape = {
    kind: "polygon",
    ring: [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 3 },
      { latitude: 3, longitude: 3 },
      { latitude: 1, longitude: 1.5 },
      { latitude: 3, longitude: 0 },
    ],
  };
  expect(isInside(bay, { latitude: 2.5, longitude: 1.5 })).toBe(false);
  expect(isInside(bay, { latitude: 2.5, longitude: 0.2 })).toBe(true);
});

test("the distance to a line is that to its nearest piece, also beyond its ends", () => {
  const line = [airport, north(1000)];
  expect(metresToLine(line, north(500))).toBeCloseTo(0, 0);
  expect(metresToLine(line, north(1400))).toBeCloseTo(400, -1);
  expect(metresToLine([airport], north(200))).toBeCloseTo(200, -1);
  expect(metresToLine([], airport)).toBe(Number.POSITIVE_INFINITY);
});

test("the ring of a circle lies on the circle", () => {
  const ring = ringOf(circle, 8);
  expect(ring).toHaveLength(8);
  for (const corner of ring) expect(metresToLine([airport], corner)).toBeCloseTo(300, -1);
});
