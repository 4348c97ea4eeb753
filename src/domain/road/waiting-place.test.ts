import { expect, test } from "vitest";
import { addressText } from "../geography/nearest-place.ts";
import { namedPoint, pointIn, waitingPlaceNear } from "./waiting-place.ts";

/** On the N2 near Somerset West. */
const stopped = { latitude: -34.0805, longitude: 18.8432 };
const away = (metres: number) => ({ ...stopped, latitude: stopped.latitude + metres / 111_195 });
const place = (name: string, metres: number, kind = "mall") => ({ name, kind, ...away(metres) });

test.each([
  ["the nearest of several", [place("Mall", 300), place("Lodge", 120, "lodging")], "Lodge", 120],
  ["a place at the edge of a walk", [place("Mall", 399)], "Mall", 399],
  ["no place beyond a walk", [place("Mall", 402)], "Somerset West", 0],
  ["no beach and no mountain pass", [place("Beach", 50, "beach"), place("Pass", 60, "pass")], "Somerset West", 0],
  ["nothing near", [], "Somerset West", 0],
] as const)("%s", (_, places, name, walkMetres) => {
  const waiting = waitingPlaceNear(stopped, places);
  expect(waiting).toMatchObject({ walkMetres, text: expect.stringContaining(`(${name}`) });
  expect(pointIn(waiting.text)?.latitude).toBeCloseTo(waiting.point.latitude, 4);
});

test("far from everything known the point speaks for itself", () => {
  expect(waitingPlaceNear({ latitude: -31, longitude: 22 }, []).text).toBe("-31.00000, 22.00000");
});

test.each([
  ["-34.08050, 18.84320 (Somerset Mall)", { latitude: -34.0805, longitude: 18.8432 }],
  ["-34.08050, 18.84320", { latitude: -34.0805, longitude: 18.8432 }],
  ["N2, Houw Hoek", undefined],
  ["12.5, 3 Kloof Street", undefined],
] as const)("the point in “%s”", (address, point) => {
  expect(pointIn(address)).toEqual(point);
});

test("customers read the name alone, whatever it contains", () => {
  expect(addressText(namedPoint(stopped, "Engen (N2)"))).toBe("near Engen N2");
});
