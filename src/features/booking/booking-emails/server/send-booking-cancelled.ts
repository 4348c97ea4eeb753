import { createElement } from "react";
import { ourReason } from "#domain/booking/cancellation.ts";
import type { EventOf } from "#domain/events.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { type BookedTrip, bookAgainAddress } from "../../policy.ts";
import { calendarAttachments } from "../../server/attach-calendar.ts";
import { findLegs } from "../../server/cancel-views.ts";
import { findWholeBooking, wasConfirmed } from "../../server/change-email-views.ts";
import { findCompany } from "../../server/views.ts";
import { BookingCancelled, bookingCancelledWords } from "./emails/booking-cancelled.tsx";
import { sendRequestClosed } from "./send-request-closed.ts";

/** To the customer: what was cancelled, the fee and the refund. It also removes the trips from the calendar. */
export async function sendBookingCancelled(
  ctx: Context,
  event: EventOf<"booking.cancelled">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  if (event.quoteEnd) return sendRequestClosed(ctx, event.reference, event.quoteEnd);
  const booking = await findWholeBooking(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  const trips = (await findLegs(ctx.db, booking.id)).filter(({ leg }) => event.legs.includes(leg));
  const isInCalendars = await wasConfirmed(ctx.db, booking.id);
  const enclosed = await enclose(ctx, event.reference);
  const calendar = isInCalendars ? calendarAttachments(ctx, { booking, trips, method: "CANCEL", company }) : [];
  const link = `${ctx.siteUrl}/confirm-booking/${booking.reference}?code=${ctx.linkCodeFor(booking.reference)}`;
  await ctx.mail({
    key: `booking-cancelled:${booking.reference}:${event.legs.join("+")}`,
    template: "booking-cancelled",
    to: booking.email,
    subject: event.isWhole
      ? bookingCancelledWords.subject_if_event_is_whole({ reference: booking.reference })
      : bookingCancelledWords.subject({ reference: booking.reference }),
    about: `booking:${booking.reference}`,
    attachments: [...calendar, ...enclosed.attachments],
    text: {
      event: "booking_cancelled",
      phone: booking.isTest ? null : booking.phone,
      neededAt: trips[0]?.pickupAt ?? booking.pickupAt,
      facts: { what: event.isWhole ? "Booking" : "Trip of booking", reference: booking.reference, link },
    },
    content: createElement(BookingCancelled, {
      booking,
      company,
      trips,
      isWhole: event.isWhole,
      enclosed,
      feeCents: event.feeCents ?? trips.reduce((sum, { feeCents }) => sum + feeCents, 0),
      dueCents: bookingBalance(booking).dueCents,
      refundCents: event.refundCents ?? 0,
      claimedCents: event.claimedCents ?? 0,
      because: ourReason(event.code, event.isByUs === true),
      again: `${ctx.siteUrl}${bookAgainAddress(tripOf(booking))}`,
      link,
    }),
  });
}

type Booking = Awaited<ReturnType<typeof findWholeBooking>>;

const tripOf = ({ serviceType, offer, tourName, pickupLocation, destination, passengers }: Booking): BookedTrip => ({
  service_type: serviceType,
  offer,
  tour_name: tourName,
  pickup_location: pickupLocation,
  destination,
  passengers,
});
