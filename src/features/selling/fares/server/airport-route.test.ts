import { describe, expect, test } from "vitest";
import { airportRoutes } from "#domain/company/airport-routes.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { priceJourney } from "../../sale/server/price-journey.ts";
import { airportRoute } from "./airport-route.ts";

describe.each(airportRoutes)("the drive from the airport to $place", ({ slug, place }) => {
  test("costs what a daytime booking is charged, in each class", () =>
    inTransaction(
      async (ctx) => {
        const answer = await airportRoute(ctx, { place: slug });
        if (!answer.ok) throw new Error("no such place");
        expect(answer.value.fares.map(({ fewest, most }) => [fewest, most])).toEqual([
          [1, 3],
          [4, 14],
          [15, 22],
        ]);
        for (const { fewest, most, from_cents, to_cents } of answer.value.fares)
          for (const [passengers, cents] of [
            [fewest, from_cents],
            [most, to_cents],
          ] as const) {
            const offer = await priceJourney(
              ctx,
              aBookingRequest({
                service_type: "airport_transfer",
                offer: null,
                pickup_location: "Cape Town International Airport",
                destination: place,
                pickup_date: "2026-12-01",
                pickup_time: "11:00",
                return_date: null,
                passengers,
                bags: 0,
              }),
            );
            expect(offer).toMatchObject({ ok: true, value: { total_cents: cents } });
          }
      },
      { now: new Date("2026-11-20T08:00:00Z") },
    ));

  test("takes longest in the morning and the evening", () =>
    inTransaction(async (ctx) => {
      const answer = await airportRoute(ctx, { place: slug });
      const minutes = Object.fromEntries(
        answer.ok ? answer.value.drives.map((drive) => [drive.at, drive.minutes]) : [],
      );
      expect(minutes["07:30"]).toBeGreaterThan(minutes["05:00"] ?? 0);
      expect(minutes["17:30"]).toBeGreaterThan(minutes["21:00"] ?? 0);
    }));
});

test("the usual price remains, whatever days the company makes holidays", () =>
  inTransaction(async (ctx) => {
    const place = airportRoutes[0]?.slug ?? "";
    const before = await airportRoute(ctx, { place });
    await givenSettings(ctx, { holidays: { added: [{ on: "2026-11-10", name: "A day of our own" }], removed: [] } });
    expect(await airportRoute(ctx, { place })).toEqual(before);
  }));

test("an unknown place is refused", () =>
  inTransaction(async (ctx) => {
    expect(await airportRoute(ctx, { place: "atlantis" })).toMatchObject({ ok: false, reason: "no_such_place" });
  }));
