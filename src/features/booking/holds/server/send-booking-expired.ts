import { createElement } from "react";
import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingExpired, bookingExpiredWords } from "./emails/booking-expired.tsx";

/** Tells the customer that the hold has expired, and how to rebook. */
export async function sendBookingExpired(ctx: Context, event: EventOf<"booking.expired">): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, event.reference);
  // Paid or rebooked in the meantime: the email would be wrong.
  if (booking.state !== "expired" || booking.paidCents > 0) return;
  const company = await findCompany(ctx.db);
  const { reference } = booking;
  await ctx.mail({
    // A booking that expires a second time gets a second email.
    key: `booking-expired:${reference}:${booking.holdUntil?.getTime() ?? 0}`,
    template: "booking-expired",
    to: booking.email,
    subject: bookingExpiredWords.subject({ mark: markOf(booking), reference }),
    about: `booking:${reference}`,
    text: {
      event: "booking_expired",
      phone: booking.isTest ? null : booking.phone,
      facts: { reference, link: bookingLink(ctx, reference) },
    },
    content: createElement(BookingExpired, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      days: companyRules.rebookDays,
    }),
  });
}
