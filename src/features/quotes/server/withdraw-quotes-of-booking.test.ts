import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { findQuoteRow } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteAtOnce } from "../builder/server/quote-at-once.ts";
import { withdrawQuotesOfBooking } from "./withdraw-quotes-of-booking.ts";

test.each([
  ["declined", { type: "booking.declined", reference: "CTS-7K3M9Q" }, "withdrawn"],
  [
    "cancelled",
    { type: "booking.cancelled", reference: "CTS-7K3M9Q", code: "WEATHER", legs: [1], isWhole: true },
    "withdrawn",
  ],
  [
    "cancelled in part",
    { type: "booking.cancelled", reference: "CTS-7K3M9Q", code: "WEATHER", legs: [2], isWhole: false },
    "sent",
  ],
] as const)("the quote for a booking that is %s", (_what, event, state) =>
  inTransaction(async (ctx, world) => {
    const booking = aBooking({ reference: event.reference });
    await ctx.db.insert(bookings).values(booking);
    const sent = await quoteAtOnce(await asAdmin(ctx), { booking_id: booking.id });
    if (!sent.ok) throw new Error(sent.reason);
    await withdrawQuotesOfBooking(asSystem(ctx), event as Parameters<typeof withdrawQuotesOfBooking>[1]);
    expect(await findQuoteRow(ctx, sent.value.id)).toMatchObject({ state });
    expect(world.events.filter(({ type }) => type === "quote.withdrawn")).toHaveLength(state === "withdrawn" ? 1 : 0);
  }),
);
