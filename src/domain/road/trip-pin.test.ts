import { expect, test } from "vitest";
import { pinOfSeal, pinRecord } from "./trip-pin.ts";

test("a PIN has four digits and is always the same for one seal", () => {
  const seals = Array.from({ length: 2000 }, (_, at) => `seal-${at}`);
  const pins = seals.map(pinOfSeal);
  expect(pins.every((pin) => /^\d{4}$/.test(pin))).toBe(true);
  expect(seals.map(pinOfSeal)).toEqual(pins);
  expect(new Set(pins).size).toBeGreaterThan(1500);
});

test("the return trip has another than the first", () => {
  expect(pinRecord("CTS-7K3M9Q", 1)).not.toBe(pinRecord("CTS-7K3M9Q", 2));
});
