import { expect, test } from "vitest";
import { passengerForDriver, preferencesForDriver } from "./passenger-for-driver.ts";
import { emptyPassenger } from "./passenger-list.ts";

const one = { ...emptyPassenger, name: "Thandi", phone: "082", room: "214", allergy: "nuts", language: "French" };
const fromAirport = { serviceType: "airport_transfer", pickupLocation: "Cape Town International Airport" };
const tour = { serviceType: "day_tour", pickupLocation: "12 Kloof Street, Gardens" };

test("a driver who fetches from an airport sees no room, and on a transfer no allergy", () => {
  expect(passengerForDriver(one, fromAirport, { seesPhone: true })).toEqual({
    name: "Thandi",
    phone: "082",
    room: "",
    needs: ["Speaks French"],
  });
});

test("on a tour from a hotel both are shown, and no phone before its time", () => {
  expect(passengerForDriver(one, tour, { seesPhone: false })).toEqual({
    name: "Thandi",
    phone: null,
    room: "214",
    needs: ["Allergy: nuts", "Speaks French"],
  });
});

test("what a customer usually prefers is said line by line, an allergy on a tour alone", () => {
  const preferences = { temperature: "Cool", allergy: "nuts", seat: " " };
  expect(preferencesForDriver(preferences, tour)).toEqual(["Temperature: Cool", "Allergy: nuts"]);
  expect(preferencesForDriver(preferences, fromAirport)).toEqual(["Temperature: Cool"]);
});
