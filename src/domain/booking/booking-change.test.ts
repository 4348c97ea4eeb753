import { describe, expect, test } from "vitest";
import { type Changeable, type ChangeFacts, changeBetween, checkChange, judgeChange } from "./booking-change.ts";
import { bookingFacts } from "./facts.ts";

const before: Changeable = {
  pickupAt: new Date("2026-11-28T12:00:00Z"),
  returnAt: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Gardens",
  passengers: 2,
  bags: 2,
  childSeats: 0,
  childSeatSizes: {},
  extraStops: [],
  extras: [],
  ...bookingFacts.empty,
  flightNumber: "BA 59",
  vehicleClass: null,
  phone: "+27 82 555 0199",
  firstName: "Thandi",
  lastName: "Mokoena",
};
const facts: ChangeFacts = {
  state: "confirmed",
  before,
  change: {},
  differenceCents: 0,
  hasNewDoubt: false,
  isVehicleFree: true,
  isDriverFree: true,
  hasCrew: false,
  freeHours: 12,
  now: new Date("2026-11-20T08:00:00Z"),
};
const at = (time: string) => ({ pickupAt: new Date(`2026-11-28T${time}:00Z`) });

const back = { returnAt: new Date("2026-12-01T12:00:00Z") };

describe("a change of a confirmed booking", () => {
  test.each([
    [
      "the flight number",
      { change: { flightNumber: "BA 43" }, isVehicleFree: false, hasCrew: true },
      "applies_at_once",
    ],
    ["a wish", { change: { specialRequirements: "A quiet driver" } }, "applies_at_once"],
    ["the contact", { change: { phone: "+27 82 555 0100", firstName: "Naledi" } }, "applies_at_once"],
    ["half an hour later", { change: at("12:30") }, "applies_at_once"],
    ["half an hour later, in doubt", { change: at("12:30"), hasNewDoubt: true }, "applies_at_once"],
    ["half an hour later, vehicle taken", { change: at("12:30"), isVehicleFree: false }, "needs_team"],
    ["half an hour later, driver chosen", { change: at("12:30"), hasCrew: true }, "needs_team"],
    ["two hours later at the same price", { change: at("14:00") }, "applies_at_once"],
    ["two hours later, in doubt", { change: at("14:00"), hasNewDoubt: true }, "needs_team"],
    ["two hours later, and no driver is free", { change: at("14:00"), isDriverFree: false }, "needs_team"],
    ["half an hour later, and no driver is free", { change: at("12:30"), isDriverFree: false }, "applies_at_once"],
    ["one more bag, and no other driver is free", { change: { bags: 3 }, isDriverFree: false }, "applies_at_once"],
    ["a larger vehicle", { change: { vehicleClass: "shuttle" }, differenceCents: 60_000 }, "applies_at_once"],
    ["a larger vehicle, none free", { change: { vehicleClass: "shuttle" }, isVehicleFree: false }, "needs_team"],
    ["a smaller vehicle for less", { change: { vehicleClass: "sedan" }, differenceCents: -60_000 }, "needs_team"],
    ["later at another price", { change: at("12:30"), differenceCents: 5000 }, "needs_team"],
    ["another day at the same price", { change: { pickupAt: new Date("2026-11-29T12:00:00Z") } }, "needs_team"],
    ["past midnight in Cape Town", { change: at("22:30") }, "needs_team"],
    ["one more bag, same price", { change: { bags: 3 } }, "applies_at_once"],
    ["more people than fit", { change: { passengers: 9 }, differenceCents: 90_000 }, "applies_at_once"],
    ["more people, and none of that size is free", { change: { passengers: 9 }, isVehicleFree: false }, "needs_team"],
    ["more people with a driver chosen", { change: { passengers: 3 }, hasCrew: true }, "needs_team"],
    ["fewer people for less", { change: { passengers: 1 }, differenceCents: -5000 }, "needs_team"],
    [
      "the size of a child seat with a driver chosen",
      { change: { childSeatSizes: { infant_seat: 1 } }, hasCrew: true },
      "applies_at_once",
    ],
    ["a child seat with a driver chosen", { change: { childSeats: 1 }, hasCrew: true }, "applies_at_once"],
    ["a return trip", { change: back, differenceCents: 45_000 }, "applies_at_once"],
    ["a return trip, in doubt", { change: back, differenceCents: 45_000, hasNewDoubt: true }, "needs_team"],
    ["a return trip, no vehicle", { change: back, differenceCents: 45_000, isVehicleFree: false }, "needs_team"],
    ["a return trip, no driver", { change: back, differenceCents: 45_000, isDriverFree: false }, "needs_team"],
    ["a return trip before it is paid", { state: "awaiting_payment", change: back, differenceCents: 1 }, "needs_team"],
    ["a return trip no one can price", { change: back, differenceCents: null }, "needs_team"],
    ["what only a person can price", { change: { destination: "Sutherland" }, differenceCents: null }, "needs_team"],
  ] as const)("%s", (_what, input, outcome) => {
    expect(judgeChange({ ...facts, ...input })).toBe(outcome);
  });

  test.each([
    ["thirteen hours before, four hours later", "2026-11-27T23:00:00Z", at("16:00"), "applies_at_once"],
    ["eleven hours before, four hours later", "2026-11-28T01:00:00Z", at("16:00"), "needs_team"],
    ["eleven hours before, four hours earlier", "2026-11-28T01:00:00Z", at("08:00"), "needs_team"],
    ["eleven hours before, half an hour later", "2026-11-28T01:00:00Z", at("12:30"), "applies_at_once"],
    ["eleven hours before, one more bag", "2026-11-28T01:00:00Z", { bags: 3 }, "applies_at_once"],
  ] as const)("%s", (_what, now, change, outcome) => {
    expect(judgeChange({ ...facts, change, now: new Date(now) })).toBe(outcome);
  });

  test.each([
    ["confirmed", "needs_team"],
    ["awaiting_payment", "applies_at_once"],
  ] as const)("the return trip of a booking that is %s, moved hours before", (state, outcome) => {
    const returnAt = new Date("2026-11-30T12:00:00Z");
    const change = { returnAt: new Date("2026-11-30T15:00:00Z") };
    const now = new Date("2026-11-30T02:00:00Z");
    expect(judgeChange({ ...facts, state, before: { ...before, returnAt }, change, now })).toBe(outcome);
  });

  test("before anyone has answered, a request is simply changed", () => {
    const change = { pickupAt: new Date("2026-12-24T12:00:00Z"), passengers: 12 };
    expect(judgeChange({ ...facts, state: "requested", change, differenceCents: null, isVehicleFree: false })).toBe(
      "applies_at_once",
    );
  });

  test("once a price was sent, our team prices again", () => {
    expect(judgeChange({ ...facts, state: "quoted", change: { bags: 3 } })).toBe("needs_team");
  });
});

test("only what differs is a change", () => {
  const wish = { ...before, pickupAt: new Date(before.pickupAt), extraStops: [], passengers: 3 };
  expect(changeBetween(before, wish)).toEqual({ passengers: 3 });
  const sized = { ...before, childSeatSizes: { booster_seat: 1, toddler_seat: 1 } };
  expect(changeBetween(sized, { childSeatSizes: { toddler_seat: 1, booster_seat: 1 } })).toEqual({});
});

test.each([
  ["a pickup in the past", { pickupAt: new Date("2026-11-19T12:00:00Z") }, "pickup_in_past"],
  ["a way back in the past", { returnAt: new Date("2026-11-19T12:00:00Z") }, "return_in_past"],
  ["a way back on the same day", { returnAt: new Date("2026-11-28T20:00:00Z") }, "return_before_pickup"],
  ["a way back the next day", { returnAt: new Date("2026-11-29T06:00:00Z") }, undefined],
] as const)("%s", (_what, change, refusal) => {
  expect(checkChange(before, change, new Date("2026-11-20T08:00:00Z"))).toBe(refusal);
});
