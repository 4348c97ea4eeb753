import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { demoNow } from "#testing/test-database.ts";
import { seedClock } from "../seed-clock.ts";
import { demoIncidents } from "./incidents.ts";

const company = demoCompanyOn(demoNow);
const { incidents, lostItems } = demoIncidents(company, seedClock(demoNow));

test("each is of a trip that its driver has driven; one item waits for the demo’s own driver", () => {
  expect(incidents.map(({ state }) => state)).toEqual(["resolved", "investigating", "open", "resolved"]);
  expect(lostItems.map(({ state }) => state)).toEqual(["reported", "found"]);
  expect(lostItems[0]?.driverId).toBe(company.drivers[0]?.id);
  for (const { tripId, driverId } of [...incidents, ...lostItems])
    expect(company.assignments.find((one) => one.tripId === tripId)).toMatchObject({ state: "fulfilled", driverId });
});
