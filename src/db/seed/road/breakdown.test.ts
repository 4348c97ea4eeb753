import { describe, expect, test } from "vitest";
import { isMailable, shownEmail } from "#domain/text/caller-address.ts";
import { hoursBetween } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { demoIncidents } from "./incidents.ts";

// The days of the tests of the whole demo: two summers, a winter, a leap day; a night that is already Monday.
describe.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z", "2028-02-29T05:00:00Z", "2027-01-03T22:30:00Z"])(
  "on %s",
  (day) => {
    const company = demoCompanyOn(day);
    const clock = seedClock(new Date(day));
    const broken = company.trips.filter(({ state }) => state === "interrupted");
    const reliefs = company.trips.filter(({ continues }) => continues);
    const crewOf = (tripId: string | undefined) => company.assignments.find((one) => one.tripId === tripId);

    test("one trip of the last days broke down, and went on with another driver in another vehicle", () => {
      expect([broken.length, reliefs.length]).toEqual([1, 1]);
      const [first, relief] = [broken[0], reliefs[0]];
      expect(relief).toMatchObject({ continues: first?.id, splitFrom: first?.id, part: 2, state: "completed" });
      expect(relief).toMatchObject({ bookingId: first?.bookingId, leg: first?.leg, destination: first?.destination });
      const [before, after] = [crewOf(first?.id), crewOf(relief?.id)];
      expect([before?.state, after?.state]).toEqual(["fulfilled", "fulfilled"]);
      expect(after?.driverId).not.toBe(before?.driverId);
      expect(after?.vehicleId).not.toBe(before?.vehicleId);
    });

    test("its booking is completed when the relief has ended, and costs what it did", () => {
      const booking = company.bookings.find(({ id }) => id === broken[0]?.bookingId);
      expect(booking?.state).toBe("completed");
      expect((broken[0]?.priceCents ?? 0) + (reliefs[0]?.priceCents ?? 0)).toBe(booking?.totalCents);
      const ended = company.bookingMoves.find((one) => one.bookingId === booking?.id && one.toState === "completed");
      expect(ended?.createdAt).toEqual(reliefs[0]?.plannedEnd);
      expect(booking?.updatedAt).toEqual(reliefs[0]?.plannedEnd);
      expect(hoursBetween(reliefs[0]?.plannedEnd ?? clock.today, clock.today)).toBeGreaterThan(24);
    });

    test("its record says when it stopped, and its incident what happened", () => {
      expect(company.tripMoves).toMatchObject([
        { tripId: broken[0]?.id, fromState: "onboard", toState: "interrupted", createdAt: reliefs[0]?.createdAt },
      ]);
      const { incidents } = demoIncidents(company, clock);
      expect(incidents.filter(({ type }) => type === "breakdown")).toMatchObject([
        { tripId: broken[0]?.id, driverId: crewOf(broken[0]?.id)?.driverId, happenedAt: reliefs[0]?.createdAt },
      ]);
    });

    test("one caller without an email has a trip ahead", () => {
      const callers = company.bookings.filter(({ email }) => !isMailable(email));
      expect(callers).toMatchObject([{ source: "phone", state: "confirmed", partnerId: null }]);
      expect(callers.map(({ email }) => shownEmail(email))).toEqual([""]);
      expect(callers[0]?.phone).toMatch(/\d{4}/);
      expect((callers[0]?.pickupAt ?? clock.today) > clock.at(1)).toBe(true);
    });
  },
);
