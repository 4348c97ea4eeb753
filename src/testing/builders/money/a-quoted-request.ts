import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { noteQuote } from "#features/booking/requests/server/note-quote.ts";
import { quoteAtOnce } from "#features/quotes/builder/server/quote-at-once.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "../booking/a-booking-request.ts";
import { anAccount, asPerson } from "../people/an-account.ts";

export const reference = "CTS-7K3M9Q";

export const bookingNow = async (ctx: Context) =>
  (await ctx.db.select().from(bookings).where(eq(bookings.reference, reference)))[0];

/** A request quoted at the tariff price, waiting for the customer to accept. */
export async function quotedRequest(ctx: Context) {
  const clerk = asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
  await createBooking({ ...ctx, newReference: () => reference }, aBookingRequest({ passengers: 46 }));
  const sent = await quoteAtOnce(clerk, { booking_id: (await bookingNow(ctx))?.id ?? "" });
  if (!sent.ok) throw new Error(sent.reason);
  const quoteId = sent.value.id;
  await noteQuote(ctx, { type: "quote.sent", quoteId });
  expect((await bookingNow(ctx))?.state).toBe("quoted");
  return { clerk, quoteId, rowVersion: sent.value.row_version };
}
