import type { BookingDetail } from "../contract.ts";
import { peopleWords, placeOf, titleOf } from "./booking-words.ts";

type Leg = {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
};

/** Where no trip is planned yet, an hour is kept free. */
const assumedHours = 1;

/** The booking as an iCalendar file (RFC 5545), one event for each drive. */
export function calendarFile(booking: BookingDetail, { now, host }: { now: Date; host: string }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cape Town Shuttle//Bookings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...legsOf(booking).flatMap((leg) => eventOf(booking, leg, { now, host })),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

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

const isSettled = ({ state }: BookingDetail) => state === "confirmed" || state === "in_progress";

const eventOf = (booking: BookingDetail, leg: Leg, { now, host }: { now: Date; host: string }): string[] => [
  "BEGIN:VEVENT",
  `UID:${booking.reference}-${leg.number}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(leg.start)}`,
  `DTEND:${stamp(leg.end)}`,
  "SEQUENCE:0",
  `STATUS:${isSettled(booking) ? "CONFIRMED" : "TENTATIVE"}`,
  `SUMMARY:${text(`${titleOf(booking)} (${booking.reference})`)}`,
  `LOCATION:${text(placeOf(leg.from))}`,
  `DESCRIPTION:${text(
    `To: ${placeOf(leg.to)}\n${peopleWords(booking.passengers)}\nReference: ${booking.reference}\nCape Town Shuttle`,
  )}`,
  "END:VEVENT",
];

/** 20261128T070000Z */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

const text = (words: string) => words.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

const longestLine = 75;

/** A line holds at most 75 octets; what is left goes on below, behind a blank. No letter is cut in two. */
function folded(line: string): string {
  const rows = [""];
  let used = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (used + size > longestLine) {
      rows.push(" ");
      used = 1;
    }
    rows.push(`${rows.pop()}${letter}`);
    used += size;
  }
  return rows.join("\r\n");
}
