import { expect, test } from "vitest";
import { plainFacts } from "../booking/facts.ts";
import { describeTrip, flightIn } from "./describe-trip.ts";

test.each([
  ["Flight BA 59, landing 07:15", "BA 59"],
  ["our flight 4z923 from Joburg", "4Z 923"],
  ["Flight number: SA 322", "SA 322"],
  ["We fly at 10", null],
  ["flight lands at 22", null],
  ["Flight 12 345", null],
  ["", null],
])("%j names the flight %j", (notes, flight) => {
  expect(flightIn(notes)).toBe(flight);
});

const row = {
  id: "t",
  leg: 1,
  part: 1,
  vehicles: 1,
  continues: null,
  state: "assigned",
  pickupAt: new Date("2026-11-20T08:00:00Z"),
  end: new Date("2026-11-20T09:00:00Z"),
  pickupLocation: "Airport",
  destination: "Gardens",
  passengers: 2,
  bags: 2,
  childSeats: 0,
  childSeatSizes: {},
  stops: [],
  flightNumber: "",
  reference: "CTS-AAAAAA",
  serviceType: "airport_transfer",
  serviceName: "Airport Transfer",
  offer: null,
  tourName: null,
  firstName: "Thandi",
  lastName: "Mokoena",
  phone: "+27 82 555 0199",
  ...plainFacts.empty,
  specialRequirements: "Flight BA 59, landing 07:15. Ask for Thandi.",
} as const;

test("who may not see the passenger is sent neither name nor notes nor number", () => {
  const sent = JSON.stringify(describeTrip(row, { seesPassenger: false, seesPhone: false }));
  expect(sent).not.toMatch(/Thandi|Mokoena|555|BA 59/);
});

test("the return trip does not show the flight of the way there", () => {
  const sight = { seesPassenger: true, seesPhone: false };
  expect(describeTrip(row, sight).flight).toBe("BA 59");
  expect(describeTrip({ ...row, leg: 2 }, sight).flight).toBeNull();
});
