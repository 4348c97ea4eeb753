import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { isSameCrew, type PlanCrew, planDifference } from "./plan-difference.ts";

const now = new Date("2026-11-20T06:00:00Z");
const crew = (driver: string, vehicle = `car of ${driver}`): PlanCrew => ({ driverId: driver, vehicleId: vehicle });
const trip = (
  tripId: string,
  before: PlanCrew | null,
  after: PlanCrew | null,
  hours = 5,
  movesTo: Date | null = null,
) => ({
  tripId,
  before,
  after,
  movesTo,
  state: "assigned" as const,
  pickupAt: addHours(now, hours),
  end: addHours(now, hours + 1),
});

test("two who swap hear of both trips; who keeps the same hears nothing", () => {
  const difference = planDifference(
    [
      trip("a", crew("Sipho"), crew("Nomsa")),
      trip("b", crew("Nomsa"), crew("Sipho")),
      trip("c", crew("Jan"), crew("Jan")),
    ],
    now,
  );
  expect(difference.tripIds).toEqual(["a", "b"]);
  expect(difference.drivers).toEqual([
    { driverId: "Sipho", gets: ["b"], loses: ["a"], changesVehicle: [], moves: [] },
    { driverId: "Nomsa", gets: ["a"], loses: ["b"], changesVehicle: [], moves: [] },
  ]);
});

test.each([
  ["is given", null, crew("Sipho"), [{ driverId: "Sipho", gets: ["a"], loses: [], changesVehicle: [], moves: [] }]],
  ["is freed", crew("Sipho"), null, [{ driverId: "Sipho", gets: [], loses: ["a"], changesVehicle: [], moves: [] }]],
  [
    "gets another vehicle",
    crew("Sipho"),
    crew("Sipho", "another"),
    [{ driverId: "Sipho", gets: [], loses: [], changesVehicle: ["a"], moves: [] }],
  ],
  ["stays as it is", crew("Sipho"), crew("Sipho"), []],
  ["stays without anyone", null, null, []],
])("a trip that %s", (_what, before, after, drivers) => {
  expect(planDifference([trip("a", before, after)], now).drivers).toEqual(drivers);
  expect(isSameCrew(before, after)).toBe(drivers.length === 0);
});

test.each([
  ["within a day, with another driver", crew("Sipho"), crew("Nomsa"), 5, ["a"]],
  ["within a day, in another vehicle", crew("Sipho"), crew("Sipho", "another"), 5, ["a"]],
  ["within a day, with no one", crew("Sipho"), null, 5, []],
  ["within a day, as before", crew("Sipho"), crew("Sipho"), 5, []],
  ["later than a day", crew("Sipho"), crew("Nomsa"), 25, []],
])("the customer of a trip %s", (_what, before, after, hours, customers) => {
  expect(planDifference([trip("a", before, after, hours)], now).customers).toEqual(customers);
});

test("a trip at another time: who keeps it hears of it, and so does the customer, however far ahead", () => {
  const at = addHours(now, 31);
  const kept = planDifference([trip("a", crew("Sipho"), crew("Sipho"), 30, at)], now);
  expect(kept).toEqual({
    tripIds: ["a"],
    drivers: [{ driverId: "Sipho", gets: [], loses: [], changesVehicle: [], moves: ["a"] }],
    customers: ["a"],
  });
  const result = planDifference([trip("a", crew("Sipho"), crew("Nomsa"), 30, at)], now);
  expect(result.drivers).toMatchObject([
    { driverId: "Sipho", loses: ["a"], moves: [] },
    { driverId: "Nomsa", gets: ["a"], moves: [] },
  ]);
  expect(planDifference([trip("a", null, null, 30, at)], now)).toMatchObject({ drivers: [], customers: ["a"] });
});
