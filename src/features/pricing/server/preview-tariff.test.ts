import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "#domain/money/money.ts";
import type { PriceRequest } from "#domain/pricing/price-request.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { quoteJourney } from "#features/quotes/draft-contract.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { previewTariff } from "./preview-tariff.ts";

const start: TariffContent = tariffContent.parse(sampleTariff);

const dearerTours = { ...start, tours: { ...start.tours, winelands: rand(1499) } };

const winelands: PriceRequest = {
  service: "day_tour",
  offer: "winelands",
  from: { name: null, town: null, kmFromCity: null },
  to: { name: null, town: null, kmFromCity: null },
  kilometres: null,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  pickupAt: "2026-11-28T07:00:00.000Z",
  returnAt: null,
  bookedAt: "2026-11-10T07:00:00.000Z",
};

test("a draft is weighed on what was sold: sums, skipped ones and the biggest changes", () =>
  inTransaction(async (ctx) => {
    const sold = {
      state: "confirmed",
      serviceType: "day_tour",
      totalCents: rand(1299),
      priceRequest: winelands,
    } as const;
    await ctx.db
      .insert(bookings)
      .values([
        aBooking(sold),
        aBooking({ ...sold, priceRequest: { ...winelands, offer: "township" }, totalCents: rand(756) }),
        aBooking({ ...sold, priceRequest: null }),
        aBooking({ ...sold, isTest: true }),
        aBooking({ ...sold, createdAt: new Date("2026-07-01T08:00:00Z") }),
      ]);
    expect(priceTrip(winelands, sampleTariff).total).toBe(rand(1299));
    const weighed = await previewTariff(ctx, { content: dearerTours });
    expect(weighed).toMatchObject({
      value: { bookings: 2, skipped: 1, charged_cents: rand(2055), would_be_cents: rand(2255), dearer: 1, cheaper: 0 },
    });
    expect(weighed.ok && weighed.value.biggest.map(({ would_be_cents }) => would_be_cents)).toEqual([rand(1499)]);
  }));

test("a draft is weighed by service, on public pages, and on what is sold but unpaid or quoted but unanswered", () =>
  inTransaction(async (ctx) => {
    const held = { state: "awaiting_payment", serviceType: "day_tour", priceRequest: winelands } as const;
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...held, totalCents: rand(1299) }),
        aBooking({ ...held, totalCents: rand(756), priceRequest: { ...winelands, offer: "township" } }),
      ]);
    await givenQuote(ctx, {
      journey: quoteJourney.parse({ service_type: "day_tour", offer: "winelands", pickup_date: "2026-12-01" }),
    });
    const weighed = await previewTariff(ctx, { content: dearerTours });
    if (!weighed.ok) throw new Error(weighed.reason);
    const { by_service, pages, holds, quotes } = weighed.value;
    expect(by_service).toEqual([
      { service_name: "Day Tour", bookings: 2, charged_cents: rand(2055), would_be_cents: rand(2255) },
    ]);
    expect(pages).toContainEqual({
      what: "Winelands",
      page: "/tours/winelands",
      from_cents: rand(1299),
      to_cents: rand(1499),
    });
    expect(holds).toEqual({ open: 2, different: 1 });
    expect(quotes).toEqual({ open: 1, different: 1 });
  }));
