import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { payLink } from "../../server/make-links.ts";
import { findBookingForEmail } from "../../server/views.ts";
import { drawUnpaid } from "./draw-unpaid.ts";

export const bookingUnpaidWords = emailWords(
  "booking-unpaid",
  { to: "customer", when: "A booking was left unpaid, 15 minutes after it was made." },
  {
    subject: "Booking {reference} is not paid yet",
    subject_of_transfer: "We haven’t received your transfer for booking {reference}",
  },
);

/** To a customer who left a booking unpaid while its vehicle is held. */
export async function sendBookingUnpaid(ctx: Context, reference: string): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, reference);
  const { dueCents } = bookingBalance(booking);
  if (dueCents === 0 || booking.holdUntil === null) return;
  const link = payLink(ctx, reference);
  await ctx.mail({
    key: `booking-unpaid:${reference}`,
    template: "booking-unpaid",
    to: booking.email,
    subject: bookingUnpaidWords.subject({ reference }),
    about: `booking:${reference}`,
    text: {
      event: "booking_unpaid",
      phone: booking.phone,
      facts: { reference, until: formatMoment(booking.holdUntil), link },
    },
    content: await drawUnpaid(ctx, booking, { dueCents, link }),
  });
}
