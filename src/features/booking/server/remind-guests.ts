import { createElement } from "react";
import { addHours, formatMoment, hoursBetween, localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "./booking-links.ts";
import { lockToRemind, markReminded } from "./due-store.ts";
import { BookingReminder } from "./emails/booking-reminder.tsx";
import { markOf } from "./send-booking-confirmation.ts";
import { findBookingForLetter, findCompany } from "./views.ts";

const hoursBefore = 24;

/** Reminds guests a day before. Whoever booked within that day has just heard from us. */
export async function remindGuests(ctx: Context): Promise<void> {
  const soon = await lockToRemind(ctx.db, ctx.now, addHours(ctx.now, hoursBefore));
  for (const { reference, createdAt, pickupAt } of soon)
    if (hoursBetween(createdAt, pickupAt) > hoursBefore) await remind(ctx, reference);
  await markReminded(
    ctx.db,
    soon.map(({ id }) => id),
    ctx.now,
  );
}

async function remind(ctx: Context, reference: string): Promise<void> {
  const booking = await findBookingForLetter(ctx.db, reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `booking-reminder:${reference}:${booking.pickupAt.getTime()}`,
    template: "booking-reminder",
    to: booking.email,
    subject: `${markOf(booking)}Your trip ${formatMoment(booking.pickupAt)} (${reference})`,
    about: `booking:${reference}`,
    content: createElement(BookingReminder, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      // Usually it is tomorrow; after a pause of ours, or when the pickup was moved, it may be later today.
      isToday: localDateOf(booking.pickupAt) === localDateOf(ctx.now),
    }),
  });
}
