import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { calendarAttachments } from "../../server/attach-calendar.ts";
import { findLegs } from "../../server/cancel-views.ts";
import { bookingLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { findReceivedPayments } from "../../server/money-views.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingConfirmed, bookingConfirmedWords } from "./emails/booking-confirmed.tsx";

/** Confirms the booking and its payment to the customer, with calendar entry and invoice. */
export async function sendBookingConfirmed(
  ctx: Context,
  event: EventOf<"booking.confirmed">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  const trips = (await findLegs(ctx.db, booking.id)).filter(({ state }) => state !== "cancelled");
  const { reference } = booking;
  const enclosed = await enclose(ctx, reference);
  await ctx.mail({
    key: `booking-confirmed:${reference}`,
    template: "booking-confirmed",
    to: booking.email,
    subject: bookingConfirmedWords.subject({ mark: markOf(booking), reference }),
    about: `booking:${reference}`,
    attachments: [...calendarAttachments(ctx, { booking, trips, method: "REQUEST", company }), ...enclosed.attachments],
    text: {
      event: "booking_confirmed",
      phone: booking.isTest ? null : booking.phone,
      neededAt: booking.pickupAt,
      facts: {
        reference,
        at: formatMoment(booking.pickupAt),
        from: booking.pickupLocation,
        link: bookingLink(ctx, reference),
      },
    },
    content: createElement(BookingConfirmed, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      siteUrl: ctx.siteUrl,
      payments: await findReceivedPayments(ctx.db, booking.id),
      enclosed,
      now: ctx.now,
    }),
  });
}
