import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type BookingForEmail, findBookingForEmail, findCompany } from "../../server/views.ts";
import { NewBooking } from "./emails/new-booking.tsx";

/** Tells our team of a new booking or request; a test booking concerns no one. */
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
    subject: `New booking ${booking.reference}: ${subject}`,
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
    const subject = `answer by ${formatMoment(responseDueAt ?? now)}`;
    return { title: "New booking request", subject, text: `We promised an ${subject}.` };
  }
  if (state !== "awaiting_payment")
    return { title: "New booking", subject: "confirmed", text: "The booking is confirmed." };
  const subject = `held until ${formatMoment(holdUntil ?? now)}`;
  return { title: "New booking", subject, text: `Awaiting payment, ${subject}.` };
}
