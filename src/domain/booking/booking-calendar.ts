import { type CalendarEvent, calendarId } from "../time/calendar.ts";
import { addHours } from "../time/local-time.ts";

/** One drive of a booking, as a calendar entry needs it. */
export type CalendarLeg = {
  readonly leg: number;
  readonly from: string;
  readonly to: string;
  readonly pickupAt: Date;
  readonly end: Date;
  /** Vehicle class, once planned. */
  readonly vehicle?: string;
};

type Booked = {
  readonly reference: string;
  readonly title: string;
  readonly passengers: number;
  /** Each leg may have its own flight; empty if there is none. */
  readonly flightNumber: string;
  readonly returnFlightNumber: string;
  readonly sequence: number;
  readonly status: CalendarEvent["status"];
  /** The company that sells the booking. */
  readonly company: string;
  /** Where the booking can be viewed and changed. */
  readonly link: string;
  readonly legs: readonly CalendarLeg[];
};

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
  /** Drives with the same group share one entry. */
  readonly days: number;
};

/** Until trips are planned, each leg blocks an hour. */
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
