import { expect, test } from "vitest";
import { roleOfTrip } from "#domain/live/guest-trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

test.each(["2026-11-20T06:30:00Z", "2026-11-17T08:00:00Z", "2026-11-22T10:00:00Z"])(
  "on %s the demo’s hotel expects guests today or tomorrow, from its door or to it",
  (moment) => {
    const now = new Date(moment);
    const { organisations, bookings, trips } = demoCompanyOn(now);
    const hotel = organisations.find(({ name }) => name === "The Harbour Lantern Hotel");
    if (!hotel) throw new Error("no hotel");
    const own = new Set(bookings.filter(({ organisationId }) => organisationId === hotel.id).map(({ id }) => id));
    const ahead = trips.filter(
      (trip) => own.has(trip.bookingId) && trip.pickupAt > now && trip.pickupAt < addHours(now, 30),
    );
    expect(ahead.length).toBeGreaterThanOrEqual(1);
    for (const { pickupLocation: from, destination: to, state } of ahead) {
      expect(`${from} ${to}`).toContain(hotel.name);
      expect(roleOfTrip({ from, to, state, endedAt: null }, hotel, now)).not.toBeNull();
    }
  },
);
