import { type CalendarEvent, calendarFile } from "#platform/browser/calendar-file.ts";
import type { BookingDetail } from "../contract.ts";
import { peopleWords, placeOf, titleOf } from "./messages.ts";

/** Saves a booking for the device's calendar. Made here, so that it needs no line. */
export const useCalendarFile = (booking: BookingDetail) => () => {
  const file = calendarFile(eventsOf(booking), { now: new Date(), host: location.hostname });
  const address = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: `${booking.reference}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

type Leg = {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
};

const settled: readonly BookingDetail["state"][] = ["confirmed", "in_progress"];

/** One event for each drive. */
export const eventsOf = (booking: BookingDetail): CalendarEvent[] =>
  legsOf(booking).map(({ number, from, to, start, end }) => ({
    id: `${booking.reference}-${number}`,
    start,
    end,
    title: `${titleOf(booking)} (${booking.reference})`,
    place: placeOf(from),
    text: `To: ${placeOf(to)}\n${peopleWords(booking.passengers)}\nReference: ${booking.reference}\nCape Town Shuttle`,
    isSettled: settled.includes(booking.state),
  }));

/** Where no trip is planned yet, an hour is kept free. */
const assumedHours = 1;

function legsOf(booking: BookingDetail): Leg[] {
  if (booking.trips.length > 0)
    return booking.trips.map((trip) => ({
      number: trip.leg,
      from: trip.pickup_location,
      to: trip.destination,
      start: new Date(trip.planned_start),
      end: new Date(trip.planned_end),
    }));
  const there = legFrom(1, booking.pickup_at, booking.pickup_location, booking.destination);
  if (!booking.return_at) return [there];
  return [there, legFrom(2, booking.return_at, booking.destination, booking.pickup_location)];
}

function legFrom(number: number, at: string, from: string, to: string): Leg {
  const start = new Date(at);
  return { number, from, to, start, end: new Date(start.getTime() + assumedHours * 3_600_000) };
}
