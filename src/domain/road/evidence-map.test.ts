import { expect, test } from "vitest";
import { drawMap, numberDots } from "./evidence-map.ts";

const frame = { width: 500, height: 200, margin: 10 };
const airport = { latitude: -33.97, longitude: 18.6 };

test("points lie within the frame, north above south and east right of west", () => {
  const drawn = drawMap(
    [airport, { latitude: -33.92, longitude: 18.42 }, { latitude: -33.95, longitude: 18.5 }],
    frame,
  );
  const [a, b] = drawn?.points ?? [];
  expect(drawn?.points.every(({ x, y }) => x >= 10 && x <= 490 && y >= 10 && y <= 190)).toBe(true);
  expect(b && a && b.x < a.x && b.y < a.y).toBe(true);
  expect(drawn?.scale.metres).toBe(2000);
  expect(drawn?.scale.length).toBeLessThanOrEqual(125);
});

test("a phone that stood still is one spot in the middle", () => {
  const drawn = drawMap([airport, { ...airport, latitude: -33.97001 }], frame);
  for (const { x, y } of drawn?.points ?? []) expect([Math.round(x), Math.round(y)]).toEqual([250, 100]);
});

test("without a place there is no map", () => {
  expect(drawMap([], frame)).toBeNull();
});

test("its bounds are what lies at the edges of the sheet", () => {
  const drawn = drawMap([airport, { latitude: -33.92, longitude: 18.42 }], frame);
  if (!drawn) throw new Error("no map");
  const { west, south, east, north } = drawn.bounds;
  const corner = drawn.spotOf({ latitude: north, longitude: west });
  const other = drawn.spotOf({ latitude: south, longitude: east });
  expect([corner, other].map(({ x, y }) => [Math.round(x + 1), Math.round(y + 1)])).toEqual([
    [1, 1],
    [501, 201],
  ]);
});

test("reports made at one place are one dot with all their numbers", () => {
  const [here, there] = [
    { x: 10, y: 10 },
    { x: 80, y: 10 },
  ];
  const places = [here, here, { x: 12, y: 11 }, there, here];
  const dots = numberDots(places.map((place, at) => ({ ...place, number: at + 2 })));
  expect(dots).toEqual([
    { ...here, label: "2–4, 6" },
    { ...there, label: "5" },
  ]);
});
