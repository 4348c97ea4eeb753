import { expect, test } from "vitest";
import { locate } from "./locate.ts";
import { addressText, nearestPlace, pointAddress } from "./nearest-place.ts";

test("a point is named by what is nearest, and read as that place again", () => {
  const point = { latitude: -34.0805, longitude: 18.8432 };
  expect(nearestPlace(point)?.name).toBe("Somerset West");
  expect(pointAddress(point)).toBe("-34.08050, 18.84320 (Somerset West)");
  expect(locate(pointAddress(point)).place?.name).toBe("Somerset West");
});

test("far out on the sea there is no name", () => {
  expect(pointAddress({ latitude: -36, longitude: 15 })).toBe("-36.00000, 15.00000");
});

test.each([
  ["-34.08050, 18.84320 (Somerset West)", "near Somerset West"],
  ["-36.00000, 15.00000", "-36.00000, 15.00000"],
  ["12 Long Street (rear), Gardens", "12 Long Street (rear), Gardens"],
])("people read of %s as %s", (address, text) => {
  expect(addressText(address)).toBe(text);
});
