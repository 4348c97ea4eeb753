import { createElement } from "react";
import { isReachable } from "#domain/booking/hold-limits.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { whoAndWhat } from "../../server/find-same-trip.ts";
import { bookingLink, confirmContactLink, payLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { findTwin } from "../../server/same-trip-views.ts";
import { findSettings } from "../../server/selling-views.ts";
import { type BookingForEmail, findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingHeld, bookingHeldWords } from "./emails/booking-held.tsx";
import { RequestReceived, requestReceivedWords } from "./emails/request-received.tsx";

/**
 * Explains the next step to the customer: the vehicle is held until payment, or our team answers by a certain time.
 */
export async function sendBookingReceived(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, event.reference);
  if (booking.state === "awaiting_payment") await askForPayment(ctx, booking);
  else if (booking.state === "requested") await promiseAnswer(ctx, booking);
}

async function promiseAnswer(ctx: Context, booking: BookingForEmail): Promise<void> {
  const { reference } = booking;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `request-received:${reference}`,
    template: "request-received",
    to: booking.email,
    subject: requestReceivedWords.subject({ mark: markOf(booking), reference }),
    about: `booking:${reference}`,
    content: createElement(RequestReceived, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      now: ctx.now,
      twin: await twinOf(ctx, booking),
    }),
  });
}

async function askForPayment(ctx: Context, booking: BookingForEmail): Promise<void> {
  const { reference } = booking;
  const company = await findCompany(ctx.db);
  const links = {
    link: bookingLink(ctx, reference),
    payLink: payLink(ctx, reference),
    now: ctx.now,
    confirmation: await confirmationOf(ctx, booking),
    twin: await twinOf(ctx, booking),
  };
  await ctx.mail({
    key: `booking-held:${reference}`,
    template: "booking-held",
    to: booking.email,
    subject: bookingHeldWords.subject({ mark: markOf(booking), reference }),
    about: `booking:${reference}`,
    content: createElement(BookingHeld, { booking, company, ...links }),
  });
}

/** Another booking for the same trip. Its link only goes to the mailbox that already has it. */
async function twinOf(ctx: Context, booking: BookingForEmail) {
  // Partners book similar trips for many guests.
  if (booking.host && !booking.host.isContactGuest) return undefined;
  const result = whoAndWhat(booking, { ...booking, service: booking.serviceType });
  const { reference } = booking;
  const other = await findTwin(ctx.db, { ...result, reference, now: ctx.now });
  return other ? { reference: other, link: bookingLink(ctx, other) } : undefined;
}

/** Only for customers we may not be able to reach, and only if a vehicle is held. */
async function confirmationOf(ctx: Context, booking: BookingForEmail) {
  if (isReachable(booking) || booking.isCardOnly || booking.isTest) return undefined;
  const { policies, paymentWays } = await findSettings(ctx.db);
  const ways = [paymentWays.transfer ? "by bank transfer" : "", paymentWays.cash ? "in cash" : ""].filter(Boolean);
  if (ways.length === 0) return undefined;
  const link = confirmContactLink(ctx, booking.reference);
  return { link, ways: ways.join(" or "), hours: policies.holdHoursTransfer };
}
