import { useFile } from "#design/use-file.ts";
import { assumedLegs, bookingEvents, type CalendarLeg } from "#domain/booking/booking-calendar.ts";
import type { CalendarEvent } from "#domain/time/calendar.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { useSiteName } from "#platform/browser/site-name.tsx";
import type { BookingDetail } from "../own-contract.ts";
import { titleOf } from "./messages.ts";

type Saved = BookingDetail & { readonly calendar_sequence?: number };

/** Saves a booking for the device's calendar. The code is loaded on the first press, to keep the page light. */
export function useCalendarFile(booking: Saved) {
  const { run } = useFile();
  const company = useSiteName();
  return () =>
    run(async () => {
      const { calendarFile } = await import("#platform/calendar-file.ts");
      const making = { now: new Date(), host: location.hostname, company, method: "PUBLISH" } as const;
      saveFile({
        name: `${booking.reference}.ics`,
        type: "text/calendar;charset=utf-8",
        content: calendarFile(eventsOf(booking, { url: location.origin, name: company }), making),
      });
    });
}

const settled: readonly BookingDetail["state"][] = ["confirmed", "in_progress"];

/** One event per remaining drive, linked to the booking without its code. */
export const eventsOf = (booking: Saved, site: { url: string; name: string }): CalendarEvent[] =>
  bookingEvents({
    reference: booking.reference,
    title: titleOf(booking),
    company: site.name,
    passengers: booking.passengers,
    flightNumber: booking.flight_number,
    returnFlightNumber: booking.return_flight_number,
    sequence: booking.calendar_sequence ?? 0,
    status: settled.includes(booking.state) ? "CONFIRMED" : "TENTATIVE",
    link: `${site.url}/confirm-booking/${booking.reference}`,
    legs: legsOf(booking),
  });

function legsOf(booking: BookingDetail): CalendarLeg[] {
  if (booking.trips.length === 0)
    return assumedLegs({
      pickupLocation: booking.pickup_location,
      destination: booking.destination,
      pickupAt: new Date(booking.pickup_at),
      returnAt: booking.return_at === null ? null : new Date(booking.return_at),
      days: booking.days,
    });
  return booking.trips
    .filter(({ state }) => state !== "cancelled")
    .map((trip) => ({
      leg: trip.leg,
      from: trip.pickup_location,
      to: trip.destination,
      pickupAt: new Date(trip.pickup_at),
      end: new Date(trip.planned_end),
      vehicle: trip.vehicle_kind,
    }));
}
