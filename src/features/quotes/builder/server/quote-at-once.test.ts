import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { quotes } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { quoteAtOnce } from "./quote-at-once.ts";

test("a quote is valid until twelve hours before the pickup at most", () =>
  inTransaction(async (ctx) => {
    const booking = aBooking({ pickupAt: addHours(testNow, 30) });
    await ctx.db.insert(bookings).values(booking);
    const sent = await quoteAtOnce(await asAdmin(ctx), { booking_id: booking.id });
    expect(sent).toMatchObject({ value: { state: "sent" } });
    expect(await ctx.db.select().from(quotes)).toMatchObject([{ validUntil: addHours(testNow, 18) }]);
  }));

test("a quote for a pickup in a few hours is not sent", () =>
  inTransaction(async (ctx) => {
    const booking = aBooking({ pickupAt: addHours(testNow, 5) });
    await ctx.db.insert(bookings).values(booking);
    expect(await quoteAtOnce(await asAdmin(ctx), { booking_id: booking.id })).toEqual(refuse("pickup_too_near"));
  }));

test("a request without a tariff price is not quoted", () =>
  inTransaction(async (ctx, world) => {
    const booking = aBooking({ serviceType: "custom", offer: null });
    await ctx.db.insert(bookings).values(booking);
    expect(await quoteAtOnce(await asAdmin(ctx), { booking_id: booking.id })).toEqual(refuse("no_price"));
    expect(world.events).toEqual([]);
  }));
