import { createElement } from "react";
import { nightEnd } from "#domain/message/scheduled-messages.ts";
import { isBookedBeforeReminder, soonestHours, soonReminderAt } from "#domain/message/soon-reminder.ts";
import { addHours, formatMoment, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { bookingLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { BookingReminder } from "./emails/booking-reminder.tsx";
import { bookingAt } from "./remind-customers.ts";
import { findSoonPickups } from "./views.ts";

export const bookingSoonWords = emailWords(
  "booking-soon",
  { to: "customer", when: "Three hours before the pickup." },
  {
    subject: "{mark}See you soon: your pickup is at {at} ({reference})",
  },
);

type Soon = Awaited<ReturnType<typeof findSoonPickups>>[number];

/** Reminds customers again hours before each pickup, and never at night: of an early one in the evening before. */
export async function remindSoon(ctx: Context): Promise<void> {
  const { now } = ctx;
  if (nightEnd("customers", now)) return;
  for (const trip of await findSoonPickups(ctx.db, { now, until: addHours(now, soonestHours) }))
    if (soonReminderAt(trip.pickupAt) <= now && isBookedBeforeReminder(trip.createdAt, trip.pickupAt))
      await remind(ctx, trip);
}

async function remind(ctx: Context, trip: Soon): Promise<void> {
  const { id: tripId, reference, pickupAt, pickupLocation, leg } = trip;
  const booking = leg === 1 ? await findBookingForEmail(ctx.db, reference) : await bookingAt(ctx, trip);
  const [at, link] = [formatMoment(pickupAt), bookingLink(ctx, reference)];
  await ctx.mail({
    key: `booking-soon:${tripId}:${pickupAt.getTime()}`,
    template: "booking-soon",
    to: booking.email,
    subject: bookingSoonWords.subject({ mark: markOf(booking), at, reference }),
    about: `booking:${reference}`,
    text: {
      event: "booking_soon",
      phone: booking.isTest ? null : booking.phone,
      neededAt: pickupAt,
      tripId,
      facts: { at, from: pickupLocation, reference, link },
    },
    content: createElement(BookingReminder, {
      booking,
      company: await findCompany(ctx.db),
      link,
      siteUrl: ctx.siteUrl,
      isToday: localDateOf(pickupAt) === localDateOf(ctx.now),
    }),
  });
}
