import { expect, test } from "vitest";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import type { BoardDay } from "./contract.ts";
import { canSwap, pairOn } from "./pair-policy.ts";

const vehicle = (id: string, seats: number) => ({ id, plate: id, name: "Hiace", seats });
const driver = (id: string) => ({ id, name: id, phone: "+27 82 555 0100" });
const at = (id: string, pickup_at: string, seats: number) =>
  aBoardTrip({ id, pickup_at, driver: driver("craig"), vehicle: vehicle(`${id}-car`, seats) });
const held = aBoardTrip({
  id: "held",
  pickup_at: "2026-11-20T10:00:00Z",
  passengers: 7,
  driver: driver("johan"),
  vehicle: vehicle("bus", 13),
});
const near = at("near", "2026-11-20T11:00:00Z", 4);
const far = at("far", "2026-11-20T16:00:00Z", 8);
const day = (...trips: BoardDay["trips"]) => ({ trips }) as BoardDay;

test.each([
  ["a driver takes a trip in the vehicle they have nearest to it that has the seats", [near, far], "far-car"],
  ["with none that has, in the one the trip has now", [near], "bus"],
  ["and who has no trips that day too", [], "bus"],
])("%s", (_what, trips, vehicleId) => {
  expect(pairOn(day(held, ...trips), "driver", held, "craig")).toEqual({ driverId: "craig", vehicleId });
});

test("a vehicle takes it with the driver who has it nearest to it", () => {
  expect(pairOn(day(held, near, far), "vehicle", held, "near-car")).toEqual({
    driverId: "craig",
    vehicleId: "near-car",
  });
});

test.each([
  ["two drivers", held, near, true],
  ["two vehicles of one driver", near, far, true],
  ["the same driver and vehicle twice", near, { ...far, vehicle: near.vehicle }, false],
  ["a trip without a driver", { ...held, driver: null, vehicle: null }, near, false],
  ["onto one without a driver", held, { ...near, driver: null, vehicle: null }, false],
])("swapping: %s", (_what, first, second, can) => {
  expect(canSwap(first, second)).toBe(can);
});
