import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { guestPayment } from "./guest-payment.ts";

test("a hotel gets its guest’s payment link; another hotel doesn’t, and a booking on account has none", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const open = aBooking({ state: "awaiting_payment", totalCents: 35_000, organisationId: hotel.hotelId });
    const billed = aBooking({
      state: "confirmed",
      totalCents: 35_000,
      organisationId: hotel.hotelId,
      paymentMethod: "account",
    });
    await ctx.db.insert(bookings).values([open, billed]);
    const { reference } = open;
    expect(await guestPayment(hotel, { reference })).toMatchObject({
      value: { due_cents: 35_000, payment_link: expect.stringContaining(ctx.accessCodeFor(reference)) },
    });
    expect(await guestPayment(hotel, { reference: billed.reference })).toMatchObject({ reason: "not_payable" });
    expect(await guestPayment(await asHotel(ctx), { reference })).toMatchObject({ reason: "not_found" });
  }));
