import { expect, test } from "vitest";
import { kmhOfKind, minutesOfKind, speedKindOf } from "./speed-kind.ts";

test.each([
  [4, "car"],
  [9, "car"],
  [10, "minibus"],
  [16, "minibus"],
  [17, "coach"],
  [60, "coach"],
] as const)("with %d seats it drives like a %s", (seats, kind) => {
  expect(speedKindOf(seats)).toBe(kind);
});

test.each([
  ["car", 120, 120],
  ["minibus", 120, 100],
  ["minibus", 60, 60],
  ["coach", 120, 100],
  ["coach", 55, 50],
] as const)("a %s on a road of %d km/h drives %d", (kind, car, kmh) => {
  expect(kmhOfKind(kind, car)).toBeCloseTo(kmh, 9);
});

test("a coach takes a tenth longer where only a car’s minutes are known", () => {
  expect(minutesOfKind("coach", 30)).toBeCloseTo(33, 9);
  expect(minutesOfKind("minibus", 30)).toBe(30);
});
