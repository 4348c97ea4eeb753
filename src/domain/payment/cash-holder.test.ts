import { expect, test } from "vitest";
import { cashHolder } from "./cash-holder.ts";

const drive = (driverId: string, at: string) => ({ driverId, name: driverId, pickupAt: new Date(at) });
const outbound = drive("Sipho", "2026-11-14T08:00:00Z");
const back = drive("Jan", "2026-11-20T08:00:00Z");

test.each([
  ["after the outbound trip", "2026-11-14T12:00:00Z", "Sipho"],
  ["after the return trip", "2026-11-20T12:00:00Z", "Jan"],
  ["before either", "2026-11-13T12:00:00Z", "Sipho"],
])("%s the cash is with the driver of it", (_when, now, driver) => {
  expect(cashHolder([back, outbound], new Date(now))?.driverId).toBe(driver);
});

test("no one has the cash of a booking that no one drives", () => {
  expect(cashHolder([], new Date("2026-11-14T12:00:00Z"))).toBeUndefined();
});
