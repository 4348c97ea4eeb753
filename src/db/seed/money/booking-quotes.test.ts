import { expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { seedBookingQuotes } from "./booking-quotes.ts";

test("a booking of the demo that was quoted has an open quote of its price, so that it can be accepted", () =>
  inTransaction(async (ctx) => {
    const pickupAt = addHours(ctx.now, 96);
    const booking = { ...aBooking(), state: "quoted" as const, totalCents: 75_600, pickupAt };
    await ctx.db.insert(bookings).values(booking);
    const item = { position: 1, code: "base", text: "Township tour", vatCode: "EX12G" as const };
    await ctx.db.insert(bookingItems).values({ ...item, id: ctx.newId(), bookingId: booking.id, amountCents: 75_600 });
    expect(await seedBookingQuotes(ctx.db, ctx.now, { month: "26-11", last: 4 })).toBe(1);
    const [quote] = await ctx.db.select().from(quotes);
    expect(quote).toMatchObject({ state: "sent", bookingId: booking.id, bookingReference: booking.reference });
    expect(quote?.validUntil.getTime()).toBeGreaterThan(ctx.now.getTime());
    expect(await ctx.db.select().from(quoteOptions)).toMatchObject([{ letter: "A", totalCents: 75_600 }]);
  }));
