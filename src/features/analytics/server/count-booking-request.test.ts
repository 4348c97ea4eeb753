import { expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { countBookingRequest } from "./count-booking-request.ts";

const all = (ctx: Context) => ctx.db.select().from(visitEvents);
const inputOf = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const booking = aBooking({ source: "website", totalCents: 129_900, ...changes });
  await ctx.db.insert(bookings).values(booking);
  return booking.reference;
};

test.each([
  ["a booking request from the site", {}, 1],
  ["a test booking", { isTest: true }, 0],
  ["a booking our team wrote down", { source: "phone" }, 0],
])("%s is %s of %i leads", (_what, changes, count) =>
  inTransaction(async (ctx) => {
    const reference = await inputOf(ctx, changes);
    await countBookingRequest(ctx, { type: "booking.created", reference });
    await countBookingRequest(ctx, { type: "booking.created", reference });
    expect(await all(ctx)).toHaveLength(count);
  }),
);
