import { createElement } from "react";
import { untilNeeded } from "#domain/message/scheduled-messages.ts";
import { addHours, formatMoment, hoursBetween, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { markOf } from "../../server/mark-subject.ts";
import { type BookingForEmail, findBookingForEmail, findCompany } from "../../server/views.ts";
import { lockToRemind, markReminded } from "./due-store.ts";
import { BookingReminder, bookingReminderWords } from "./emails/booking-reminder.tsx";
import { findLaterPickups } from "./views.ts";

const hoursBefore = 24;

/** Reminds customers a day before each pickup, except those who booked within that day. */
export async function remindCustomers(ctx: Context): Promise<void> {
  const until = untilNeeded("remind-customers", ctx.now, addHours(ctx.now, hoursBefore));
  const due = { now: ctx.now, until, hoursBefore };
  const soon = await lockToRemind(ctx.db, due);
  for (const booking of soon)
    if (isBookedEarly(booking)) await remind(ctx, await findBookingForEmail(ctx.db, booking.reference), "trip");
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await markReminded(ctx.db, idsOf(soon), ctx.now);

  const later = await findLaterPickups(ctx.db, due);
  const claimed = new Set(await ctx.trips.claimReminders(ctx, idsOf(later), hoursBefore));
  for (const trip of later)
    if (claimed.has(trip.id) && isBookedEarly(trip)) await remind(ctx, await bookingAt(ctx, trip), "return trip");
}

type Due = { readonly createdAt: Date; readonly pickupAt: Date };
const isBookedEarly = ({ createdAt, pickupAt }: Due) => hoursBetween(createdAt, pickupAt) > hoursBefore;

type Later = Pick<
  Awaited<ReturnType<typeof findLaterPickups>>[number],
  "reference" | "pickupAt" | "pickupLocation" | "destination"
>;

/** The booking reduced to this one trip, without its outbound trip and flight. */
export async function bookingAt(ctx: Context, later: Later): Promise<BookingForEmail> {
  const { reference, pickupAt, pickupLocation, destination } = later;
  const booking = await findBookingForEmail(ctx.db, reference);
  return {
    ...booking,
    pickupAt,
    pickupLocation,
    destination,
    flightNumber: booking.returnFlightNumber,
    extraStops: [],
    extras: [],
    returnAt: null,
  };
}

async function remind(ctx: Context, booking: BookingForEmail, what: "trip" | "return trip"): Promise<void> {
  const { reference, pickupAt } = booking;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `booking-reminder:${reference}:${pickupAt.getTime()}`,
    template: "booking-reminder",
    to: booking.email,
    subject: bookingReminderWords.subject({
      mark: markOf(booking),
      what,
      pickup_at: formatMoment(pickupAt),
      reference,
    }),
    about: `booking:${reference}`,
    text: {
      event: "booking_reminder",
      phone: booking.isTest ? null : booking.phone,
      neededAt: pickupAt,
      facts: { at: formatMoment(pickupAt), from: booking.pickupLocation, reference, link: bookingLink(ctx, reference) },
    },
    content: createElement(BookingReminder, {
      booking,
      company,
      link: bookingLink(ctx, reference),
      siteUrl: ctx.siteUrl,
      // Usually it is tomorrow; after an outage, or a moved pickup, it may be later today.
      isToday: localDateOf(pickupAt) === localDateOf(ctx.now),
    }),
  });
}
