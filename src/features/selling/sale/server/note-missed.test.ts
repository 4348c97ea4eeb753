import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { missedSales } from "#db/schema/selling.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createBooking } from "./create-booking.ts";
import { forgetMissed } from "./forget-missed.ts";
import { priceJourney } from "./price-journey.ts";

const missed = async ({ db }: Context) =>
  (await db.select().from(missedSales)).map(({ reason, area }) => [reason, area]);
const request = aBookingRequest({ pickup_location: "Cape Town International Airport" });

test("a requested price counts as missed until it is booked, once however often it is requested", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values([aVehicle({ vehicleClass: "sedan", seats: 4, bags: 4 }), aVehicle()]);
    await priceJourney(ctx, request);
    await priceJourney(ctx, request);
    expect(await missed(ctx)).toEqual([["not_booked", "Cape Town International Airport"]]);
    await createBooking(ctx, request);
    const [booked] = await ctx.db.select().from(bookings);
    await forgetMissed(ctx, { type: "booking.created", reference: booked?.reference ?? "" });
    expect(await missed(ctx)).toEqual([]);
  }));

test("the latest reason is kept", () =>
  inTransaction(async (ctx) => {
    await priceJourney(ctx, request);
    expect((await missed(ctx)).map(([reason]) => reason)).toEqual(["no_vehicle"]);
    await ctx.db.insert(vehicles).values([aVehicle({ vehicleClass: "sedan", seats: 4, bags: 4 }), aVehicle()]);
    await priceJourney(ctx, request);
    expect((await missed(ctx)).map(([reason]) => reason)).toEqual(["not_booked"]);
  }));

test("a tour out of season counts as missed too; requests by our own team do not", () =>
  inTransaction(async (ctx) => {
    const whales = { service_type: "day_tour", offer: "whale-watching", pickup_location: "Sea Point" } as const;
    const tour = aBookingRequest({ ...whales, pickup_date: "2026-12-01", pickup_time: "00:00" });
    const team = await askingAs(ctx, { name: "Naledi", email: "office@example.com", roles: ["admin"] });
    await priceJourney(team, tour);
    expect(await missed(ctx)).toEqual([]);
    await priceJourney(ctx, tour);
    expect(await missed(ctx)).toEqual([["closed", "Sea Point"]]);
  }));
