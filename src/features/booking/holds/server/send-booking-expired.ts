import { createElement } from "react";
import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingExpired } from "./emails/booking-expired.tsx";

/** Tells the customer that nothing is kept any more, and how to take it up again. */
export async function sendBookingExpired(ctx: Context, event: EventOf<"booking.expired">): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, event.reference);
  // Paid or taken up again in the meantime: the email would be wrong by now.
  if (booking.state !== "expired" || booking.paidCents > 0) return;
  const company = await findCompany(ctx.db);
  const { reference } = booking;
  await ctx.mail({
    // Anyone who takes it up again and lets it run out again hears of it again.
    key: `booking-expired:${reference}:${booking.holdUntil?.getTime() ?? 0}`,
    template: "booking-expired",
    to: booking.email,
    subject: `${markOf(booking)}Your booking ${reference} has expired`,
    about: `booking:${reference}`,
    content: createElement(BookingExpired, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      days: companyRules.rebookDays,
    }),
  });
}
