import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { refuse } from "#domain/result.ts";
import { newDeskBooking } from "#features/booking/desk/contract.ts";
import { createDeskBooking } from "#features/booking/desk/server/create-desk-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { anOfferedClass } from "#testing/builders/booking/an-offered-class.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { createBooking } from "./create-booking.ts";
import { priceJourney } from "./price-journey.ts";

describe("a tour out of season", () => {
  const whales = { service_type: "day_tour", offer: "whale-watching", pickup_location: "Sea Point" } as const;
  const refused = refuse("out_of_season", { season: "Whale watching runs from June to November." });

  test.each([
    ["by its slug", whales],
    ["by its name as the destination", { ...whales, offer: null, destination: "Whale Watching" }],
  ])("is refused with its season, %s, and nothing is saved", (_, trip) =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...trip, pickup_date: "2026-12-01", pickup_time: "00:00" });
      expect(await createBooking(ctx, request)).toEqual(refused);
      expect(await priceJourney(ctx, request)).toEqual(refused);
      expect(await ctx.db.select().from(bookings)).toEqual([]);
    }),
  );

  test("is accepted on the last day of its season", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...whales, pickup_date: "2026-11-30", pickup_time: "23:30" });
      expect(await createBooking(ctx, request)).toMatchObject({ ok: true });
      expect(await priceJourney(ctx, request)).toMatchObject({ ok: true });
    }));

  test("is priced for our team, who see a warning and can book it", () =>
    inTransaction(async (ctx) => {
      const team = await askingAs(ctx, { roles: ["admin"] });
      const request = aBookingRequest({ ...whales, pickup_date: "2026-12-01" });
      const offer = await priceJourney(team, request);
      expect(offer).toMatchObject({ ok: true, value: { light: "amber", doubts: ["out_of_season"] } });
      const booked = await createDeskBooking(team, newDeskBooking.parse({ ...request, without_vehicle: true }));
      expect(booked).toMatchObject({ ok: true });
    }));

  test("is refused to a signed-in customer, too", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...whales, pickup_date: "2026-12-01" });
      expect(await priceJourney(await askingAs(ctx), request)).toEqual(refused);
    }));
});

describe("the classes of vehicle", () => {
  const haveFleet = (ctx: Context) =>
    ctx.db
      .insert(vehicles)
      .values([
        aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }),
        aVehicle({ vehicleClass: "shuttle", seats: 14, bags: 10 }),
      ]);

  test("every class that fits and is in the fleet is offered with its price; the cheapest is the default", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx);
      const offer = await priceJourney(ctx, aBookingRequest({ bags: 2 }));
      expect(offer).toMatchObject({ ok: true, value: { vehicle_class: "sedan", total_cents: 35_000 } });
      expect(offer.ok && offer.value.vehicles).toEqual([
        anOfferedClass("sedan", { total_cents: 35_000 }),
        anOfferedClass("shuttle", { total_cents: 60_000 }),
      ]);
      const chosen = await priceJourney(ctx, aBookingRequest({ bags: 2, vehicle_class: "shuttle" }));
      expect(chosen).toMatchObject({ ok: true, value: { vehicle_class: "shuttle", total_cents: 60_000 } });
    }));

  test("a fourth bag excludes the sedan, no matter who asks", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx);
      const offer = await priceJourney(ctx, aBookingRequest({ bags: 4, vehicle_class: "sedan" }));
      expect(offer).toMatchObject({
        ok: true,
        value: { vehicle_class: "shuttle", vehicles: [{ vehicle_class: "shuttle", total_cents: 60_000 }] },
      });
    }));

  test("the chosen class is booked, held and charged, and the booking names it", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx);
      const wish = { vehicle_class: "shuttle", expected_total_cents: 60_000, return_flight_number: "SA 334" } as const;
      const made = await createBooking(
        ctx,
        aBookingRequest({ ...wish, flight_number: "SA 333", return_date: "2026-12-01" }),
      );
      expect(made).toMatchObject({ ok: false, reason: "price_changed" });
      const both = {
        ...wish,
        expected_total_cents: 120_000,
        flight_number: "SA 333",
        return_date: "2026-12-01",
      } as const;
      expect(await createBooking(ctx, aBookingRequest(both))).toMatchObject({ ok: true, value: { light: "green" } });
      expect(await ctx.db.select().from(bookings)).toMatchObject([{ vehicleClass: "shuttle", totalCents: 120_000 }]);
      expect(await ctx.db.select().from(trips).orderBy(trips.leg)).toMatchObject([
        { vehicleClass: "shuttle", flightNumber: "SA 333" },
        { vehicleClass: "shuttle", flightNumber: "SA 334" },
      ]);
    }));
});

test.each([
  ["Cape Town International Airport", "Camps Bay"],
  ["Paarl", "Hermanus"],
])("from %s to %s costs the same whatever a road network or routing service says", (pickup_location, destination) =>
  inTransaction(async (ctx) => {
    const far = { km: 900, minutes: 900, line: [], source: "service" } as const;
    const table = { places: 2, km: Float64Array.of(0, 900, 900, 0), minutes: Float64Array.of(0, 900, 900, 0) };
    const elsewhere = handing(ctx, {
      map: {
        driveBetween: async () => far,
        roadTable: async () => ({ ...table, source: "service" as const, byTable: 0 }),
      },
    });
    const request = aBookingRequest({ pickup_location, destination });

    const price = await priceJourney(ctx, request);

    expect(price).toMatchObject({ ok: true });
    expect(await priceJourney(elsewhere, request)).toEqual(price);
  }),
);
