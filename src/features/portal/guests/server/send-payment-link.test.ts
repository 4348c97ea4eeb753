import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendPaymentLink } from "./send-payment-link.ts";

test("a guest gets the payment link by email in the hotel’s name; without an address it can be copied", () =>
  inTransaction(async (ctx, world) => {
    const hotel = await asHotel(ctx);
    const row = aBooking({ state: "awaiting_payment", totalCents: 35_000, organisationId: hotel.hotelId });
    await ctx.db.insert(bookings).values(row);
    const guest = { bookingId: row.id, payer: "guest", isContactGuest: false, createdAt: ctx.now } as const;
    await ctx.db.insert(guestBookings).values(guest);
    const { reference } = row;
    expect(await sendPaymentLink(hotel, { reference })).toMatchObject({ reason: "no_email" });
    await ctx.db.update(guestBookings).set({ guestEmail: "janelle@example.com" });
    expect(await sendPaymentLink(hotel, { reference })).toMatchObject({ value: { sent_to: "janelle@example.com" } });
    expect(world.emails).toMatchObject([
      { to: "janelle@example.com", subject: `The Harbour Lantern Hotel: pay for your trip ${reference}` },
    ]);
    expect(await sendPaymentLink(await asHotel(ctx), { reference })).toMatchObject({ reason: "not_found" });
  }));
