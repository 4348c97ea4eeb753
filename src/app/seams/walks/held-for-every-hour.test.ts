import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { serviceOptionIds, services } from "#domain/company/catalogue.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { daysOfService, lastsByDay, mayBeByDay } from "#domain/stay/service-days.ts";
import { addHours } from "#domain/time/local-time.ts";
import { type PlannedLeg, planTrips } from "#domain/trip/trip-plan.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";

const first = new Date("2026-12-02T08:00:00+02:00");

/** Everything that may be sold by the day, as the catalogue has it. */
const soldByDay: readonly Pick<Journey, "service" | "offer" | "hireUnit">[] = [
  ...tours.map(({ slug }) => ({ service: "day_tour" as const, offer: slug, hireUnit: null })),
  { service: "day_tour", offer: null, hireUnit: null },
  ...services.map(({ slug, option }) => ({ service: option, offer: slug, hireUnit: null })).filter(lastsByDay),
  ...mayBeByDay.map((service) => ({ service, offer: null, hireUnit: "full_day" as const })),
];
const parties = [2, 10, 18, 23, 45];
const journeys = soldByDay.flatMap((what) =>
  parties.map(
    (passengers): Journey => ({
      ...what,
      pickupLocation: "V&A Waterfront",
      destination: "Hermanus",
      pickupAt: first,
      returnAt: addHours(first, 48),
      passengers,
      bags: 2,
      childSeats: 0,
      extraStops: [],
      hireHours: null,
      packageDays: null,
    }),
  ),
);
const named = journeys.map(
  (journey) => [`${journey.service} ${journey.offer}, ${journey.passengers}`, journey] as const,
);

const priced = (journey: Journey) => priceJourney(journey, sampleTariff, addHours(first, -24 * 20));

test("every service of the catalogue is looked at, and those by the day are more than one", () => {
  const chauffeurAndCoach = soldByDay.filter(({ service }) => service !== "day_tour");
  expect(chauffeurAndCoach.map(({ service, offer }) => offer ?? service)).toEqual([
    "chauffeur-services",
    "car-hire",
    "coach-hire",
    ...mayBeByDay,
  ]);
  expect(serviceOptionIds.filter((id) => !soldByDay.some(({ service }) => service === id))).toEqual([
    "airport_transfer",
  ]);
});

test.each(named)("%s: three days are one trip without a gap, whatever else the journey says", (_name, journey) => {
  const legs = planTrips(priced(journey));
  expect(legs).toHaveLength(1);
  expect(daysOfService(priced(journey).journey)).toBe(3);
  for (const nights of [1, 4, 6]) {
    const [leg] = planTrips(priced({ ...journey, returnAt: addHours(first, 24 * nights) }));
    expect(leg?.busy.from.getTime()).toBeLessThanOrEqual(first.getTime());
    expect(leg?.busy.to.getTime()).toBeGreaterThan(addHours(first, 24 * nights).getTime());
  }
});

/** One of each kind that is hired, in a vehicle of each size. */
const held = [
  ["a chauffeur, sedan", { service: "chauffeur_service", offer: "chauffeur-services", passengers: 2 }],
  ["a car, shuttle", { service: "chauffeur_service", offer: "car-hire", passengers: 10 }],
  ["a coach, 18", { service: "group_transport", offer: "coach-hire", passengers: 18 }],
  ["a coach, 23", { service: "group_transport", offer: "coach-hire", passengers: 23 }],
  ["a tour, 2", { service: "day_tour", offer: "garden-route", passengers: 2 }],
  ["an event, 45", { service: "corporate_events", offer: null, hireUnit: "full_day", passengers: 45 }],
] as const;

const holdFor = async (ctx: Context, journey: Journey, legs: readonly PlannedLeg[]) => {
  const booking = aBooking({ state: "confirmed" });
  await ctx.db.insert(bookings).values(booking);
  const { vehicle, classes } = priced(journey);
  return ctx.trips.holdVehicles(ctx, {
    bookingId: booking.id,
    legs,
    classes,
    vehicleClass: vehicle.vehicleClass,
    service: journey.service,
    until: null,
    passengers: journey.passengers,
    bags: journey.bags,
  });
};

test.each(held)(
  "%s: no one else gets the vehicle in any hour of three days, by sale or by dispatch",
  (_what, changes) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const base = named[0]?.[1];
      if (!base) throw new Error("There is nothing by the day.");
      const journey: Journey = { ...base, hireUnit: null, ...changes };
      const legs = planTrips(priced(journey));
      const [span] = legs.map(({ busy }) => busy);
      if (!span) throw new Error("It is not planned.");
      const crew = await writeCrew(ctx, {
        vehicle: { vehicleClass: priced(journey).vehicle.vehicleClass, seats: 49, bags: 60 },
      });
      expect(await holdFor(ctx, journey, legs)).toBe(true);

      const hours = Math.floor((span.to.getTime() - span.from.getTime()) / 3_600_000);
      for (let hour = 0; hour < hours; hour++) {
        const from = addHours(span.from, hour);
        const request = legs.map((leg) => ({ ...leg, busy: { from, to: addHours(from, 1) } }));
        expect([hour, await holdFor(ctx, journey, request)]).toEqual([hour, false]);
      }
      for (let hour = 1; hour < hours; hour += 6) {
        const { tripId } = await writeTrip(ctx, addHours(span.from, hour));
        const { version } = await readTrip(ctx, tripId);
        expect(await assignTrip(ctx, { trip_id: tripId, version, ...crew })).toMatchObject({ ok: false });
      }
      const after = legs.map((leg) => ({ ...leg, busy: { from: span.to, to: addHours(span.to, 1) } }));
      expect(await holdFor(ctx, journey, after)).toBe(true);
      await ctx.db
        .insert(vehicles)
        .values(aVehicle({ vehicleClass: priced(journey).vehicle.vehicleClass, seats: 49, bags: 60 }));
      expect(await holdFor(ctx, journey, legs)).toBe(true);
    }),
);
