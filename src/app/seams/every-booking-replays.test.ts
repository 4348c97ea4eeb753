import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { findTariffVersion } from "#db/tariff-views.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { type Tariff, withoutSplit } from "#domain/pricing/tariff.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";

const changedCalendar = {
  added: Array.from({ length: 400 }, (_, at) => ({ on: addDays(localDateOf(testNow), at), name: "A day of our own" })),
  removed: [],
};

test.each([
  ["with the holidays of its sale", null],
  ["after every day was made a holiday", changedCalendar],
])("every booking of the demo company has the price that its request gives today, to the cent, %s", (_when, holidays) =>
  inDemo(async (ctx) => {
    if (holidays) await givenSettings(ctx, { holidays });
    const sold = await ctx.db
      .select({ reference: bookings.reference, request: bookings.priceRequest, price: bookings.price })
      .from(bookings);
    // A quote’s price was agreed by hand.
    const replayed = sold.filter(({ price }) => price && !price.trace.some(({ step }) => step === "quote"));
    expect(replayed.length).toBeGreaterThan(100);
    const differing: string[] = [];
    const tariffs = new Map<number, Tariff>();
    for (const { reference, request, price } of replayed) {
      if (!request || !price) continue;
      const tariff = tariffs.get(price.tariffVersion) ?? (await findTariffVersion(ctx.db, price.tariffVersion));
      tariffs.set(price.tariffVersion, tariff);
      const { total } = priceTrip(request, tariff);
      const isSame = total === price.total || priceTrip(request, withoutSplit(tariff)).total === price.total;
      if (!isSame) differing.push(`${reference}: ${price.total}, now ${total}`);
    }
    expect(differing).toEqual([]);
  }),
);
