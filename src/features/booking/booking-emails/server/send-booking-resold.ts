import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingResold, bookingResoldWords } from "./emails/booking-resold.tsx";
import { findWaived } from "./resale-views.ts";

/**
 * Tells a customer who still owes a cancellation fee that less of it is due, because the vehicle was sold again. What
 * was paid is refunded, and the email about the refund says why.
 */
export async function sendBookingResold(ctx: Context, event: EventOf<"booking.resold">): Promise<void> {
  const { reference, resaleId } = event;
  const waivedCents = await findWaived(ctx.db, resaleId);
  if (waivedCents === 0) return;
  const booking = await findBookingForEmail(ctx.db, reference);
  const amount = formatMoney(cents(waivedCents));
  await ctx.mail({
    key: `booking-resold:${resaleId}`,
    template: "booking-resold",
    to: booking.email,
    subject: bookingResoldWords.subject({ amount, reference }),
    about: `booking:${reference}`,
    content: createElement(BookingResold, {
      booking,
      company: await findCompany(ctx.db),
      link: bookingLink(ctx, reference),
      amount,
      due: formatMoney(cents(bookingBalance(booking).dueCents)),
    }),
  });
}
