import { expect, test } from "vitest";
import { bodyOf, driverPortrait, paintOf, readPortrait, vehiclePortrait } from "./portrait.ts";

test.each([
  [4, "sedan"],
  [5, "sedan"],
  [6, "van"],
  [9, "van"],
  [10, "minibus"],
  [16, "minibus"],
  [22, "midi"],
  [30, "midi"],
  [31, "coach"],
] as const)("a vehicle with %i seats is drawn as a %s", (seats, body) => {
  expect(bodyOf(seats)).toBe(body);
});

test.each([
  ["White", "white"],
  ["Pearl white", "white"],
  ["Dark blue", "blue"],
  ["Gunmetal gray", "grey"],
  ["Champagne", "gold"],
  ["", "white"],
  ["Mauve", "white"],
] as const)("%s is drawn %s", (colour, paint) => {
  expect(paintOf(colour)).toBe(paint);
});

const id = "018f2d5e-7c1a-7000-8000-000000000001";

test("an address says what is drawn, and not whose it is", () => {
  const [driver, vehicle] = [driverPortrait(id), vehiclePortrait({ id, seats: 13, colour: "White" }, "png")];
  for (const address of [driver, vehicle]) expect(address).not.toContain(id.slice(0, 8));
  const last = (address: string) => address.split("/").at(-1) ?? "";
  expect(readPortrait(last(driver))).toMatchObject({ kind: "driver", format: "svg" });
  expect(readPortrait(last(vehicle))).toMatchObject({
    kind: "vehicle",
    format: "png",
    body: "minibus",
    paint: "white",
  });
});

test.each([
  "driver-1.gif",
  "driver-.svg",
  "driver-01.svg",
  "driver-4294967296.svg",
  "tank-white-1.svg",
  "sedan-mauve-1.svg",
  "sedan-1.svg",
  "sedan-white-red-1.svg",
  "../driver-1.svg",
])("%s is none of ours", (name) => {
  expect(readPortrait(name)).toBeUndefined();
});
