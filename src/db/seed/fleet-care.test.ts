import { expect, test } from "vitest";
import { judgeFill } from "#domain/fleet/fuel-use.ts";
import { judgeReading } from "#domain/fleet/odometer.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { testNow } from "#testing/in-transaction.ts";

const { care, vehicles } = demoCompanyOn(testNow);

test("the demo’s readings and fills pass the checks that our team’s do", () => {
  for (const vehicle of vehicles) {
    const readings = care.odometerReadings
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .toSorted((a, b) => a.readAt.getTime() - b.readAt.getTime())
      .map(({ km, readAt }) => ({ km, at: readAt }));
    for (const [at, reading] of readings.entries())
      expect(judgeReading(reading, { before: readings[at - 1] })).toEqual({ refusal: null, warnings: [] });
    if (readings.length > 0) expect(readings.at(-1)?.km, "what the odometer shows was read").toBe(vehicle.odometerKm);
    const fills = care.fuelEntries
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .map(({ km, litres }) => ({ km, litres, isFull: true }));
    for (const at of fills.keys()) expect(judgeFill(fills.slice(0, at + 1))).toBeNull();
  }
});

test("every page of the fleet has something to show", () => {
  expect(care.workOrders.map(({ state }) => state)).toContain("in_progress");
  expect(care.vehicleAbsences).toHaveLength(1);
  expect(care.vehicleDefects).toHaveLength(2);
  expect(care.equipment).toHaveLength(7);
});
