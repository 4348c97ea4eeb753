import { expect, test } from "vitest";
import { pastedRows, readChildSeat, readPassengerRow, readRides } from "./passenger-columns.ts";
import { emptyPassenger } from "./passenger-list.ts";

test.each([
  ["Booster seat", "booster_seat"],
  ["infant", "infant_seat"],
  ["baby", "infant_seat"],
  ["3", "toddler_seat"],
  ["7 years", "booster_seat"],
  ["8 months", "infant_seat"],
  ["14", ""],
  ["no", ""],
  ["perhaps", null],
])("child seat %j is %j", (cell, seat) => {
  expect(readChildSeat(cell)).toBe(seat);
});

test.each([
  ["Outbound", "outbound"],
  ["back", "return"],
  ["all trips", "both"],
  ["sideways", null],
])("trips %j is %j", (cell, choice) => {
  expect(readRides(cell)).toBe(choice);
});

test("a row over what is known changes only what it says, and says all that is wrong with it", () => {
  const before = { ...emptyPassenger, name: "Thandi Mokoena", phone: "082 555 0199", wheelchair: true };
  expect(readPassengerRow({ room: "214", bags: "2" }, before)).toEqual({
    passenger: { ...before, room: "214", bags: 2 },
  });
  expect(
    readPassengerRow({ name: "x".repeat(101), wheelchair: "maybe", bags: "many", child_seat: "?", rides: "up" }),
  ).toEqual({
    problems: [
      "Name: use at most 100 characters",
      "Enter outbound, return or both for Trips",
      "Enter yes or no for Wheelchair",
      "Enter infant, toddler, booster or the child’s age for Child seat",
      "Enter a number from 0 to 20 for Bags",
    ],
  });
  expect(readPassengerRow({ phone: "082" })).toEqual({ problems: ["Enter the name"] });
});

test("lines from a spreadsheet are read by their headings, or in the order of the columns", () => {
  expect(pastedRows("Room\tGuest name\n12\tAyanda Dube\n\n14\tBongani Zulu")).toEqual([
    { room: "12", name: "Ayanda Dube" },
    { room: "14", name: "Bongani Zulu" },
  ]);
  expect(pastedRows("Ayanda Dube\t082 555 0101\t12\r\nBongani Zulu")).toEqual([
    { name: "Ayanda Dube", phone: "082 555 0101", room: "12" },
    { name: "Bongani Zulu" },
  ]);
});
