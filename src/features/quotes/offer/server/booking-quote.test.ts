import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { quoteAtOnce } from "../../builder/server/quote-at-once.ts";
import { quoteToken } from "../../server/make-token.ts";
import { bookingQuote } from "./booking-quote.ts";

test("a booking request leads to its open quote, and to none once that has expired", () =>
  inTransaction(async (ctx) => {
    const booking = aBooking();
    await ctx.db.insert(bookings).values(booking);
    const input = { reference: booking.reference, code: ctx.accessCodeFor(booking.reference) };
    expect(await bookingQuote(ctx, input)).toEqual(accept({ token: null }));
    const sent = await quoteAtOnce(await asAdmin(ctx), { booking_id: booking.id });
    if (!sent.ok) throw new Error(sent.reason);
    expect(await bookingQuote(ctx, input)).toEqual(accept({ token: quoteToken(ctx, sent.value.id) }));
    const late = asVisitor(ctx, addHours(testNow, 73));
    expect(await bookingQuote(late, input)).toEqual(accept({ token: null }));
  }));

test.each(["not_found", "locked"] as const)("a booking that cannot be opened (%s) shows no quote", (reason) =>
  inTransaction(async (ctx) => {
    const closed = handing(ctx, { bookings: { open: async () => refuse(reason) } });
    expect(await bookingQuote(closed, { reference: "CTS-7K3M9Q" })).toEqual(refuse(reason));
  }),
);
