import { type CalendarEvent, calendarId } from "../time/calendar.ts";
import { addHours } from "../time/local-time.ts";

/** One drive of a booking, as a calendar needs it. */
export type CalendarLeg = {
  readonly leg: number;
  readonly from: string;
  readonly to: string;
  readonly pickupAt: Date;
  readonly end: Date;
  /** The class of vehicle, once it is planned. */
  readonly vehicle?: string;
};

type Booked = {
  readonly reference: string;
  readonly title: string;
  readonly passengers: number;
  /** Each way may have its own; empty where there is none. */
  readonly flightNumber: string;
  readonly returnFlightNumber: string;
  readonly sequence: number;
  readonly status: CalendarEvent["status"];
  /** The company it is booked with. */
  readonly company: string;
  /** Where the booking is read and changed. */
  readonly link: string;
  readonly legs: readonly CalendarLeg[];
};

/** One event for each drive. */
export const bookingEvents = (booked: Booked): CalendarEvent[] =>
  booked.legs.map(({ leg, from, to, pickupAt: start, end, vehicle }) => ({
    id: calendarId(booked.reference, leg),
    sequence: booked.sequence,
    start,
    end,
    title: `${booked.title} (${booked.reference})`,
    place: from || "To be agreed",
    text: [
      `To: ${to || "To be agreed"}`,
      booked.passengers === 1 ? "1 passenger" : `${booked.passengers} passengers`,
      ...flightLine(leg === 1 ? booked.flightNumber : booked.returnFlightNumber),
      ...(vehicle ? [`Vehicle: ${vehicle}`] : []),
      `Reference: ${booked.reference}`,
      booked.company,
    ].join("\n"),
    link: booked.link,
    status: booked.status,
  }));

const flightLine = (flight: string): string[] => (flight.trim() === "" ? [] : [`Flight: ${flight.trim()}`]);

type BookedWays = {
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  /** With the same group: one entry over all of them. */
  readonly days: number;
};

/** Where no trip is planned yet, an hour is kept free for each way. */
const assumedHours = 1;

export function assumedLegs({ pickupLocation, destination, pickupAt, returnAt, days }: BookedWays): CalendarLeg[] {
  const there = legFrom(1, pickupAt, [pickupLocation, destination]);
  if (days > 1) return [{ ...there, end: addHours(there.end, 24 * (days - 1)) }];
  return returnAt ? [there, legFrom(2, returnAt, [destination, pickupLocation])] : [there];
}

const legFrom = (leg: number, start: Date, [from, to]: readonly [string, string]): CalendarLeg => ({
  leg,
  from,
  to,
  pickupAt: start,
  end: addHours(start, assumedHours),
});
