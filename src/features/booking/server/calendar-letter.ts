import { assumedLegs, bookingEvents, type CalendarLeg } from "#domain/booking-calendar.ts";
import { type CalendarEvent, calendarFile } from "#domain/calendar.ts";
import { tripTitle } from "#domain/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { Attachment } from "#platform/mail/letter.ts";

type Booked = {
  readonly reference: string;
  readonly serviceType: string;
  readonly offer: string | null;
  readonly passengers: number;
  readonly calendarSequence: number;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

type PlannedTrip = {
  readonly leg: number;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly plannedStart: Date;
  readonly plannedEnd: Date;
};

type Told = {
  readonly booking: Booked;
  /** The drives it is about; where none are planned yet, the booking's own times serve. */
  readonly trips: readonly PlannedTrip[];
  /** Cancel: these drives leave the calendar. */
  readonly method: "REQUEST" | "CANCEL";
  readonly status?: CalendarEvent["status"];
  readonly company: { readonly name: string; readonly email: string };
};

/** The drives of a booking as a calendar entry that goes with a letter. Its ids are the same in every letter. */
export function calendarAttachment(ctx: Pick<Context, "now" | "siteUrl">, told: Told): Attachment {
  const { booking, method, company } = told;
  const events = bookingEvents({
    reference: booking.reference,
    title: tripTitle(booking.serviceType, booking.offer),
    passengers: booking.passengers,
    sequence: booking.calendarSequence,
    status: method === "CANCEL" ? "CANCELLED" : (told.status ?? "CONFIRMED"),
    link: `${ctx.siteUrl}/confirm-booking/${booking.reference}`,
    legs: told.trips.length > 0 ? told.trips.map(legOf) : assumedLegs(booking),
  });
  return {
    name: `${booking.reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(events, {
      now: ctx.now,
      host: new URL(ctx.siteUrl).hostname,
      method,
      from: company,
      to: { name: `${booking.firstName} ${booking.lastName}`.trim(), email: booking.email },
    }),
  };
}

const legOf = (trip: PlannedTrip): CalendarLeg => ({
  leg: trip.leg,
  from: trip.pickupLocation,
  to: trip.destination,
  start: trip.plannedStart,
  end: trip.plannedEnd,
});
