import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { calendarAttachments } from "../../server/attach-calendar.ts";
import { findLegs } from "../../server/cancel-views.ts";
import { greetedAs } from "../../server/emails/host-words.tsx";
import { lockBooking } from "../../server/move-store.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { PickupMoved, pickupMovedWords } from "./emails/pickup-moved.tsx";
import { findLegOf } from "./views.ts";

/** To the customer: the new pickup time, and the reason. */
export async function sendPickupMoved(ctx: Context, event: EventOf<"trip.shifted">): Promise<void> {
  const booking = await lockBooking(ctx.db, event.bookingId);
  if (!booking) return;
  const company = await findCompany(ctx.db);
  const legs = await findLegs(ctx.db, booking.id);
  const leg = await findLegOf(ctx.db, event.tripId);
  const moved = legs.find((one) => one.leg === leg);
  if (!moved) return;
  const { reference } = booking;
  const link = `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;
  const [before, at] = [formatMoment(new Date(event.from)), formatMoment(new Date(event.to))];
  await ctx.mail({
    key: `pickup-moved:${event.tripId}:${event.to}`,
    template: "pickup-moved",
    to: booking.email,
    subject: pickupMovedWords.subject({ reference: booking.reference }),
    about: `booking:${booking.reference}`,
    attachments: calendarAttachments(ctx, {
      booking,
      company,
      method: "REQUEST",
      trips: legs.filter(({ state }) => state !== "cancelled"),
    }),
    content: createElement(PickupMoved, {
      company,
      firstName: greetedAs(await findBookingForEmail(ctx.db, booking.reference)),
      reference: booking.reference,
      reason: event.reason,
      isFlight: event.isFlight,
      place: moved.pickupLocation,
      from: before,
      to: at,
      link,
    }),
    text: {
      event: "pickup_moved",
      phone: booking.isTest ? null : booking.phone,
      neededAt: new Date(event.to),
      tripId: event.tripId,
      facts: { at, before, from: moved.pickupLocation, link, reference },
    },
  });
}
