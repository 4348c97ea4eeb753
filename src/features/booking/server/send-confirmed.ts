import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "./booking-links.ts";
import { calendarAttachments } from "./calendar-letter.ts";
import { findLegs } from "./cancel-views.ts";
import { BookingConfirmed } from "./emails/booking-confirmed.tsx";
import { markOf } from "./send-booking-confirmation.ts";
import { findBookingForLetter, findCompany } from "./views.ts";

/** Tells the customer that it is agreed, with the calendar entry. */
export async function sendConfirmed(ctx: Context, event: EventOf<"booking.confirmed">): Promise<void> {
  const booking = await findBookingForLetter(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  const trips = (await findLegs(ctx.db, booking.id)).filter(({ state }) => state !== "cancelled");
  const { reference } = booking;
  await ctx.mail({
    key: `booking-confirmed:${reference}`,
    template: "booking-confirmed",
    to: booking.email,
    subject: `${markOf(booking)}Confirmed: your booking ${reference}`,
    about: `booking:${reference}`,
    attachments: calendarAttachments(ctx, { booking, trips, method: "REQUEST", company }),
    content: createElement(BookingConfirmed, { booking, company, link: bookingLink(ctx, reference) }),
  });
}
