import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { bookingMoves } from "#db/schema/booking.ts";
import { guestBookings } from "#db/schema/portal.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { aPartnerBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendPartnerCopy } from "./send-partner-copy.ts";

const wasConfirmed = (ctx: Context, bookingId: string) =>
  ctx.db.insert(bookingMoves).values({
    id: newId(),
    bookingId,
    fromState: "awaiting_payment",
    toState: "confirmed",
    actor: "system",
    createdAt: ctx.now,
  });

test("the partner who brought a booking gets an email when it is confirmed, changed and cancelled, without the traveller’s name", () =>
  inTransaction(async (ctx, world) => {
    const { hotelId, email } = await asHotel(ctx);
    const { id, reference } = await aPartnerBooking(ctx, hotelId, { firstName: "Amira", lastName: "Khan" });
    await wasConfirmed(ctx, id);
    const cancelled = { type: "booking.cancelled" as const, reference, legs: [1], isWhole: true, code: "CUSTOMER" };
    await sendPartnerCopy(ctx, { type: "booking.confirmed", reference });
    await sendPartnerCopy(ctx, { type: "booking.changed", reference, changeId: "c1" });
    await sendPartnerCopy(ctx, cancelled as never);
    const copies = world.emails.filter(({ template }) => template === "partner-copy");
    expect(copies.map(({ to, key, subject }) => [to, key, subject])).toEqual([
      [email, `partner-copy:confirmed:${reference}:${email}`, `Booking ${reference} confirmed`],
      [email, `partner-copy:changed:c1:${email}`, `Booking ${reference} changed`],
      [email, `partner-copy:cancelled:${reference}:1:${email}`, `Booking ${reference} cancelled`],
    ]);
    for (const { content } of copies) expect(plainText(await render(content))).not.toMatch(/Amira|Khan/);
  }));

test("no copy of a request that was never confirmed, nor for a partner who gets the customer’s email", () =>
  inTransaction(async (ctx, world) => {
    const { hotelId } = await asHotel(ctx);
    const open = await aPartnerBooking(ctx, hotelId);
    await sendPartnerCopy(ctx, { type: "booking.confirmed", reference: open.reference });
    const booked = await aPartnerBooking(ctx, hotelId, { organisationId: hotelId });
    await wasConfirmed(ctx, booked.id);
    await ctx.db
      .insert(guestBookings)
      .values({ bookingId: booked.id, payer: "guest", isContactGuest: false, createdAt: ctx.now });
    await sendPartnerCopy(ctx, { type: "booking.confirmed", reference: booked.reference });
    expect(world.emails.filter(({ template }) => template === "partner-copy")).toEqual([]);
  }));
