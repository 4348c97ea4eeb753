import { expect, test } from "vitest";
import { hoursBetween } from "#domain/time/local-time.ts";
import { type DemoCompany, demoCompany } from "./demo-company.ts";
import { seedClock } from "./seed-clock.ts";

const { at, now } = seedClock(new Date("2026-11-20T08:00:00Z"));
const begun = ["en_route", "arrived", "onboard", "stopover", "no_show", "completed"];

// Midnight, the first transfers, the tours about to leave.
test.each([1, 30, 5 * 60 + 45, 7 * 60 + 50, 9 * 60 + 30])(
  "%i minutes after midnight nothing has happened before its hour",
  (minutes) => {
    const moment = at(0, minutes);
    const { trips, bookings, bookingMoves } = demoCompany(moment);
    const under = trips.filter(({ state }) => begun.includes(state));
    expect(under.filter(({ pickupAt }) => hoursBetween(moment, pickupAt) > 0.5)).toEqual([]);
    const done = under.filter(({ state }) => state === "completed");
    expect(done.filter(({ plannedEnd }) => plannedEnd > moment)).toEqual([]);
    expect([...bookings.map(({ updatedAt }) => updatedAt), ...bookingMoves.map(({ createdAt }) => createdAt)]).toEqual(
      expect.not.arrayContaining([expect.toSatisfy((when: Date) => when > moment)]),
    );
    // A driver who has not set out has what was paid before, and no cash.
    const paidInCash = bookings.filter(
      ({ state, paymentMethod, paidCents }) => state === "confirmed" && paymentMethod === "cash" && paidCents,
    );
    expect(paidInCash).toEqual([]);
  },
);

test("the company is the same whenever on a day it is made, as far as the day has come", () => {
  const evening = demoCompany(at(0, 23 * 60 + 59));
  expect(demoCompany(now)).toEqual(evening);
  expect(summaryOf(demoCompany(at(0, 1)))).toEqual(summaryOf(evening));
});

const summaryOf = ({ trips, bookings, assignments, vehicleHolds }: DemoCompany) => ({
  trips: trips.map(({ state: _, version: __, ...trip }) => trip),
  bookings: bookings.map(({ id, reference, pickupAt, email }) => ({ id, reference, pickupAt, email })),
  assignments: assignments.map(({ state: _, ...assignment }) => assignment),
  vehicleHolds,
});
