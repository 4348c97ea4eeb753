import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refuse } from "#domain/result.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { newDeskBooking } from "../../desk/contract.ts";
import { createDeskBooking } from "../../desk/server/create-desk-booking.ts";
import { createBooking } from "./create-booking.ts";
import { priceJourney } from "./price-journey.ts";

describe("a tour out of season", () => {
  const whales = { service_type: "day_tour", offer: "whale-watching", pickup_location: "Sea Point" } as const;
  const refused = refuse("out_of_season", { season: "Whale watching runs from June to November." });

  test.each([
    ["by its slug", whales],
    ["by its name as the destination", { ...whales, offer: null, destination: "Whale Watching" }],
  ])("is refused with its season, %s, and nothing is kept", (_, trip) =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...trip, pickup_date: "2026-12-01", pickup_time: "00:00" });
      expect(await createBooking(ctx, request)).toEqual(refused);
      expect(await priceJourney(ctx, request)).toEqual(refused);
      expect(await ctx.db.select().from(bookings)).toEqual([]);
    }),
  );

  test("is taken on the last day of its season", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...whales, pickup_date: "2026-11-30", pickup_time: "23:30" });
      expect(await createBooking(ctx, request)).toMatchObject({ ok: true });
      expect(await priceJourney(ctx, request)).toMatchObject({ ok: true });
    }));

  test("is priced for our team, who see the doubt, and booked at their desk", () =>
    inTransaction(async (ctx) => {
      const office = await askingAs(ctx, { roles: ["admin"] });
      const request = aBookingRequest({ ...whales, pickup_date: "2026-12-01" });
      const offer = await priceJourney(office, request);
      expect(offer).toMatchObject({ ok: true, value: { light: "amber", doubts: ["out_of_season"] } });
      const booked = await createDeskBooking(office, newDeskBooking.parse({ ...request, without_vehicle: true }));
      expect(booked).toMatchObject({ ok: true });
    }));

  test("is refused to a signed-in customer, too", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ ...whales, pickup_date: "2026-12-01" });
      expect(await priceJourney(await askingAs(ctx), request)).toEqual(refused);
    }));
});
