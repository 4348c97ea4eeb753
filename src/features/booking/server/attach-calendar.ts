import { assumedLegs, bookingEvents, type CalendarLeg } from "#domain/booking/booking-calendar.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import type { CalendarEvent } from "#domain/time/calendar.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { calendarFile } from "#platform/calendar-file.ts";
import type { Context } from "#platform/context.ts";
import type { Attachment } from "#platform/mail/email.ts";

type Booked = {
  readonly reference: string;
  readonly serviceType: string;
  readonly offer: string | null;
  readonly serviceName: string;
  readonly tourName: string | null;
  readonly tourHours: number | null;
  readonly passengers: number;
  readonly calendarSequence: number;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly flightNumber: string;
  readonly returnFlightNumber: string;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

type PlannedTrip = {
  readonly leg: number;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  readonly vehicleKind: string;
};

type CalendarInput = {
  readonly booking: Booked;
  /** Its drives; until they are planned, the booking's own times are used. */
  readonly trips: readonly PlannedTrip[];
  /** Cancel: these drives are removed from the calendar. */
  readonly method: "REQUEST" | "CANCEL";
  readonly status?: CalendarEvent["status"];
  /** Other drives of the booking go along: each of these files is named by its drive. */
  readonly isBesideOthers?: boolean;
  readonly company: { readonly name: string; readonly email: string };
};

/**
 * The drives of a booking as calendar entries that go with an email. Their ids are the same in every email. Each drive
 * is a file of its own: what is sent by REQUEST or CANCEL may hold one event only (RFC 5546, 3.2).
 */
export function calendarAttachments(ctx: Pick<Context, "now" | "siteUrl">, input: CalendarInput): Attachment[] {
  const { booking, method, company } = input;
  const events = bookingEvents({
    reference: booking.reference,
    title: tripTitle(booking.serviceName, booking.tourName),
    company: company.name,
    passengers: booking.passengers,
    flightNumber: booking.flightNumber,
    returnFlightNumber: booking.returnFlightNumber,
    sequence: booking.calendarSequence,
    status: method === "CANCEL" ? "CANCELLED" : (input.status ?? "CONFIRMED"),
    link: `${ctx.siteUrl}/confirm-booking/${booking.reference}`,
    legs: input.trips.length > 0 ? input.trips.map(legOf) : assumedLegs({ ...booking, days: daysOfBooking(booking) }),
  });
  return events.map((event, at) => ({
    name: at === 0 && !input.isBesideOthers ? `${booking.reference}.ics` : `${event.id}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile([event], {
      now: ctx.now,
      host: new URL(ctx.siteUrl).hostname,
      method,
      from: company,
      to: { name: `${booking.firstName} ${booking.lastName}`.trim(), email: booking.email },
    }),
  }));
}

const legOf = (trip: PlannedTrip): CalendarLeg => ({
  leg: trip.leg,
  from: trip.pickupLocation,
  to: trip.destination,
  pickupAt: trip.pickupAt,
  end: trip.plannedEnd,
  vehicle: trip.vehicleKind,
});
