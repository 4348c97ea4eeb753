import { expect, test } from "vitest";
import { addHours, addMinutes } from "../time/local-time.ts";
import { isBookedInTime, leadHoursFor } from "./lead-time.ts";

test.each([
  ["airport_transfer", 2, 24],
  ["chauffeur_service", 3, 24],
  ["day_tour", 2, 48],
  ["group_transport", 22, 48],
  ["group_transport", 23, 72],
  ["airport_transfer", 45, 72],
] as const)("%s for %d people is booked %d hours ahead", (service, passengers, hours) => {
  expect(leadHoursFor(service, passengers)).toBe(hours);
});

test("exactly enough time is enough", () => {
  const now = new Date("2026-11-20T08:00:00Z");
  const trip = { service: "airport_transfer", passengers: 1, pickupAt: addHours(now, 24) } as const;
  expect(isBookedInTime(trip, now)).toBe(true);
  expect(isBookedInTime(trip, addMinutes(now, 1))).toBe(false);
});
