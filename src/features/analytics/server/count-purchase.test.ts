import { expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { countPurchase } from "./count-purchase.ts";

const all = (ctx: Context) => ctx.db.select().from(visitEvents);
const inputOf = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const booking = aBooking({ source: "website", totalCents: 129_900, ...changes });
  await ctx.db.insert(bookings).values(booking);
  return booking.reference;
};

test("the first payment of a booking is a purchase of its whole price; a second payment is not another", () =>
  inTransaction(async (ctx) => {
    const reference = await inputOf(ctx, { serviceType: "day_tour", offer: "winelands" });
    for (const paymentId of ["p1", "p2"]) await countPurchase(ctx, { type: "payment.succeeded", paymentId, reference });
    const [purchase, ...others] = await all(ctx);
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({
      kind: "purchase",
      path: "/payment-success",
      amountCents: 129_900,
      props: { service: "day_tour", offer: "winelands" },
    });
    expect(JSON.stringify(purchase)).not.toContain(reference);
  }));

test("money for a test booking is no purchase", () =>
  inTransaction(async (ctx) => {
    const reference = await inputOf(ctx, { isTest: true });
    await countPurchase(ctx, { type: "payment.succeeded", paymentId: "p1", reference });
    expect(await all(ctx)).toEqual([]);
  }));
