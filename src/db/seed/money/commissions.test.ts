import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { demoCommissions } from "./commissions.ts";

test.each(["2026-11-20T08:00:00Z", "2027-06-01T05:00:00Z"])(
  "the demo’s statements come to the sum of their lines, and nothing is earned that was not driven, on %s",
  (day) => {
    const clock = seedClock(new Date(day));
    const company = demoCompanyOn(clock.now);
    const hotelUserId = company.users.find(({ email }) => email === "hotel@demo.example")?.id ?? "";
    const earned = demoCommissions(company, clock, { adminId: "admin", ownerId: "owner", hotelUserId });
    expect(earned.partnerStatements.length).toBeGreaterThan(0);
    for (const { id, totalCents } of earned.partnerStatements) {
      const own = earned.commissions.filter(({ statementId }) => statementId === id);
      expect(own.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents);
    }
    for (const { id, amountCents } of earned.partnerPayouts) {
      const own = earned.partnerStatements.filter(({ payoutId }) => payoutId === id);
      expect(own.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents);
    }
    for (const { bookingId, state } of earned.commissions) {
      const states = company.trips.filter((trip) => trip.bookingId === bookingId).map((trip) => trip.state);
      if (state !== "pending") expect(states).toContain("completed");
    }
    expect(new Set(earned.commissions.map(({ bookingId }) => bookingId)).size).toBe(earned.commissions.length);
  },
);
