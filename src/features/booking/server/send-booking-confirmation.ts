import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink, payLink } from "./booking-links.ts";
import { BookingConfirmation } from "./emails/booking-confirmation.tsx";
import { BookingHeld } from "./emails/booking-held.tsx";
import { type BookingForLetter, findBookingForLetter, findCompany } from "./views.ts";

/** Tells the customer what follows: the vehicle is kept until it is paid, or a person answers by a certain time. */
export async function sendBookingConfirmation(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookingForLetter(ctx.db, event.reference);
  if (booking.state === "awaiting_payment") await askForPayment(ctx, booking);
  else if (booking.state === "requested") await promiseAnswer(ctx, booking);
}

async function promiseAnswer(ctx: Context, booking: BookingForLetter): Promise<void> {
  const { reference } = booking;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `booking-confirmation:${reference}`,
    template: "booking-confirmation",
    to: booking.email,
    subject: `${markOf(booking)}Your booking request ${reference}`,
    about: `booking:${reference}`,
    content: createElement(BookingConfirmation, { booking, company, link: bookingLink(ctx, reference) }),
  });
}

async function askForPayment(ctx: Context, booking: BookingForLetter): Promise<void> {
  const { reference } = booking;
  const company = await findCompany(ctx.db);
  const links = { link: bookingLink(ctx, reference), payLink: payLink(ctx, reference) };
  await ctx.mail({
    key: `booking-held:${reference}`,
    template: "booking-held",
    to: booking.email,
    subject: `${markOf(booking)}Your booking ${reference}: please pay to confirm it`,
    about: `booking:${reference}`,
    content: createElement(BookingHeld, { booking, company, ...links }),
  });
}

/** A trial run says so at once. */
export const markOf = ({ isTest }: Pick<BookingForLetter, "isTest">): string => (isTest ? "[Test] " : "");
