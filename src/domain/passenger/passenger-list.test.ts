import { expect, test } from "vitest";
import type { ChildSeatKind } from "../booking/child-seats.ts";
import {
  countText,
  emptyPassenger,
  missingNeeds,
  missingNeedsText,
  mostOnOneTrip,
  needsOf,
  passengerKey,
  ridesLeg,
  seatForAge,
} from "./passenger-list.ts";

test.each([
  ["both", 1, true],
  ["both", 2, true],
  ["outbound", 1, true],
  ["outbound", 2, false],
  ["return", 1, false],
  ["return", 2, true],
  ["return", 3, true],
] as const)("who rides %s is on leg %i: %s", (choice, leg, isOn) => {
  expect(ridesLeg(choice, leg)).toBe(isOn);
});

test.each([
  [0, "infant_seat"],
  [1, "toddler_seat"],
  [3, "toddler_seat"],
  [4, "booster_seat"],
  [11, "booster_seat"],
  [12, ""],
])("a child of %i sits in %j", (age, seat) => {
  expect(seatForAge(age)).toBe(seat);
});

test("two who share a seat, one out and one back, are one passenger", () => {
  const list = (["both", "outbound", "return", "return"] as const).map((rides) => ({ rides }));
  expect(mostOnOneTrip(list)).toBe(3);
  expect(mostOnOneTrip([])).toBe(0);
});

test.each([
  [0, 12, "No names yet for 12 passengers"],
  [12, 12, "All 12 passengers are named"],
  [1, 1, "The passenger is named"],
  [9, 12, "9 of 12 passengers named, 3 still to add"],
  [13, 12, "13 passengers named, 12 booked"],
])("%i names for %i booked read %j", (named, booked, text) => {
  expect(countText({ named, booked })).toBe(text);
});

const booked = { childSeats: 0, childSeatSizes: {}, specialRequirements: "" };
const person = (wheelchair: boolean, seat: ChildSeatKind | "" = "") => ({ wheelchair, child_seat: seat });

test.each([
  ["nothing is needed", [person(false)], booked, ""],
  ["a wheelchair no one said", [person(true)], booked, "a wheelchair"],
  [
    "a wheelchair the booking mentions",
    [person(true)],
    { ...booked, specialRequirements: "One wheel-chair, folding" },
    "",
  ],
  ["a seat that is not booked", [person(false, "booster_seat")], booked, "1 booster seat"],
  [
    "a booked seat of no size may be any",
    [person(false, "booster_seat"), person(false, "infant_seat")],
    { ...booked, childSeats: 1 },
    "1 booster seat",
  ],
  [
    "a seat of another size is no help",
    [person(false, "infant_seat"), person(false, "infant_seat")],
    { ...booked, childSeats: 1, childSeatSizes: { booster_seat: 1 } },
    "2 infant seats",
  ],
  [
    "all that is booked",
    [person(true, ""), person(false, "toddler_seat")],
    { childSeats: 1, childSeatSizes: { toddler_seat: 1 }, specialRequirements: "wheelchair" },
    "",
  ],
] as const)("missing from the booking: %s", (_, list, of, text) => {
  const missing = missingNeeds(list, of);
  expect(missing ? missingNeedsText(missing) : "").toBe(text);
});

test("needs are said in words, an allergy only where it matters", () => {
  const one = {
    ...emptyPassenger,
    wheelchair: true,
    child_seat: "booster_seat",
    allergy: "nuts",
    language: "French",
  } as const;
  expect(needsOf(one)).toEqual(["Wheelchair", "Booster seat", "Allergy: nuts", "Speaks French"]);
  expect(needsOf(one, { withAllergy: false })).not.toContain("Allergy: nuts");
});

test("a passenger is known by name and number, however they are written", () => {
  expect(passengerKey({ name: " Thandi  MOKOENA", phone: "082 555 0199" })).toBe(
    passengerKey({ name: "Thandi Mokoena", phone: "+27 82 555 0199" }),
  );
});
