import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type BookingForEmail, findBookingForEmail, findCompany } from "../../server/views.ts";
import { NewBooking, newBookingWords } from "./emails/new-booking.tsx";

/** Notifies our team of a new booking or request, except test bookings. */
export async function alertConsultants(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, event.reference);
  if (booking.isTest) return;

  const company = await findCompany(ctx.db);
  const { subject, ...shown } = alertFor(booking, ctx.now);
  await ctx.mail({
    key: `new-booking:${booking.reference}`,
    template: "new-booking",
    to: company.email,
    replyTo: booking.email,
    subject: newBookingWords.subject({ reference: booking.reference, news: subject }),
    about: `booking:${booking.reference}`,
    content: createElement(NewBooking, {
      booking,
      company,
      ...shown,
      adminLink: `${ctx.siteUrl}/admin/booking?reference=${booking.reference}`,
    }),
  });
}

function alertFor({ state, responseDueAt, holdUntil }: BookingForEmail, now: Date) {
  if (state === "requested") {
    const subject = newBookingWords.subject_of_request({ response_due_at: formatMoment(responseDueAt ?? now) });
    return {
      title: newBookingWords.title_of_request(),
      subject,
      text: newBookingWords.opening_of_request({ answer_by: subject }),
    };
  }
  if (state !== "awaiting_payment")
    return {
      title: newBookingWords.title(),
      subject: newBookingWords.subject_if_confirmed(),
      text: newBookingWords.opening(),
    };
  const subject = newBookingWords.subject_if_held({ hold_until: formatMoment(holdUntil ?? now) });
  return { title: newBookingWords.title(), subject, text: newBookingWords.opening_if_held({ held_until: subject }) };
}
