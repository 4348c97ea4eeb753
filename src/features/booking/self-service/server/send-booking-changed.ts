import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { calendarAttachments } from "../../server/attach-calendar.ts";
import { findLegs } from "../../server/cancel-views.ts";
import { wasConfirmed } from "../../server/change-email-views.ts";
import { BookingChanged, bookingChangedWords } from "./emails/booking-changed.tsx";
import { type ChangeEmail, readEmail } from "./read-change-email.ts";

const inCalendars: readonly string[] = ["confirmed", "in_progress"];

/** To the customer: the changed booking, with a new calendar entry. */
export async function sendBookingChanged(
  ctx: Context,
  event: EventOf<"booking.changed">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const email = await readEmail(ctx, event);
  const { booking } = email;
  const isInCalendars = inCalendars.includes(booking.state);
  const enclosed = await enclose(ctx, event.reference);
  const calendar = await calendarOf(ctx, email, isInCalendars);
  await ctx.mail({
    key: `booking-changed:${event.changeId}`,
    template: "booking-changed",
    to: booking.email,
    subject: bookingChangedWords.subject({ reference: booking.reference }),
    about: `booking:${booking.reference}`,
    attachments: [...calendar, ...enclosed.attachments],
    text: {
      event: "booking_changed",
      phone: booking.isTest ? null : booking.phone,
      neededAt: booking.pickupAt,
      facts: { reference: booking.reference, link: email.link },
    },
    content: createElement(BookingChanged, { ...email, isInCalendars, enclosed }),
  });
}

/** The current drives, and those the change removed, which leave the calendar. */
async function calendarOf(ctx: Context, { booking, company, appliedAt }: ChangeEmail, isInCalendars: boolean) {
  const legs = await findLegs(ctx.db, booking.id);
  const trips = legs.filter(({ state }) => state !== "cancelled");
  const stand = isInCalendars ? calendarAttachments(ctx, { booking, trips, method: "REQUEST", company }) : [];
  const gone = legs.filter(
    ({ state, cancelledAt }) => state === "cancelled" && cancelledAt?.getTime() === appliedAt?.getTime(),
  );
  if (gone.length === 0 || !(await wasConfirmed(ctx.db, booking.id))) return stand;
  const cancelled = { booking, trips: gone, method: "CANCEL", company, isBesideOthers: true } as const;
  return [...stand, ...calendarAttachments(ctx, cancelled)];
}
