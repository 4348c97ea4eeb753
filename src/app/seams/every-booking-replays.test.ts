import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { findTariffVersion } from "#db/tariff-views.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { withoutSplit } from "#domain/pricing/tariff.ts";
import { inDemo } from "#testing/in-transaction.ts";

test("every booking of the demo company has the price that its request gives today, to the cent", () =>
  inDemo(async (ctx) => {
    const sold = await ctx.db
      .select({ reference: bookings.reference, request: bookings.priceRequest, price: bookings.price })
      .from(bookings);
    // A quote’s price was agreed by hand.
    const replayed = sold.filter(({ price }) => price && !price.trace.some(({ step }) => step === "quote"));
    expect(replayed.length).toBeGreaterThan(100);
    const differing: string[] = [];
    for (const { reference, request, price } of replayed) {
      if (!request || !price) continue;
      const tariff = await findTariffVersion(ctx.db, price.tariffVersion);
      const totals = [tariff, withoutSplit(tariff)].map((one) => priceTrip(request, one).total);
      if (!totals.includes(price.total)) differing.push(`${reference}: ${price.total}, now ${totals[0]}`);
    }
    expect(differing).toEqual([]);
  }));
