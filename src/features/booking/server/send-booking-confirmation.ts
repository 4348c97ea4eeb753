import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { BookingConfirmation } from "./emails/booking-confirmation.tsx";
import { findBookingForLetter, findCompany } from "./views.ts";

/** Tells the customer that the request has arrived, and when to expect an answer. */
export async function sendBookingConfirmation(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookingForLetter(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `booking-confirmation:${booking.reference}`,
    template: "booking-confirmation",
    to: booking.email,
    subject: `${booking.isTest ? "[Test] " : ""}Your booking request ${booking.reference}`,
    content: createElement(BookingConfirmation, { booking, company }),
  });
}
