import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import type { CalendarEvent, CalendarMethod } from "#domain/time/calendar.ts";

type Correspondent = { readonly name: string; readonly email: string };

type Making = {
  readonly now: Date;
  /** The host part of the ids, such as transfers.example. */
  readonly host: string;
  readonly method: CalendarMethod;
  /** A request or cancellation names both parties. */
  readonly from?: Correspondent;
  readonly to?: Correspondent;
  /** The company that made it; without one, the sender or the host. */
  readonly company?: string;
  /** The calendar’s name for those who subscribe to it. */
  readonly name?: string;
};

/** Events as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar needs to know our time zone. */
export function calendarFile(events: readonly CalendarEvent[], making: Making): string {
  const calendar = ical({
    prodId: {
      company: productLetters(making.company ?? making.from?.name) || making.host,
      product: "Bookings",
      language: "EN",
    },
    scale: "GREGORIAN",
    ...(making.name && { name: making.name }),
    method: ICalCalendarMethod[making.method],
    events: events.map((event) => entryOf(event, making)),
  });
  // Every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

const entryOf = (event: CalendarEvent, { now, host, from, to }: Making): ICalEventData => ({
  id: `${event.id}@${host}`,
  stamp: now,
  start: event.start,
  end: event.end,
  ...(event.isAllDay && { allDay: true }),
  sequence: event.sequence,
  status: ICalEventStatus[event.status],
  summary: textOf(event.title),
  location: textOf(event.place),
  description: textOf(event.link ? `${event.text}\n${event.link}` : event.text),
  ...(event.link && { url: addressOf(event.link) }),
  ...(from?.email && { organizer: { name: nameOf(from), email: from.email } }),
  ...(to && {
    attendees: [
      {
        name: nameOf(to),
        email: to.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  }),
});

/** A product id is divided by slashes. */
const productLetters = (name = "") => printable(name).replaceAll("/", " ").trim();

/** A calendar rejects the whole file for one control character. */
const printable = (words: string) => words.replace(/[^\P{Cc}\t\r\n]/gu, "");

const textOf = (words: string) => printable(words).replace(/\r\n?/g, "\n");

/** The library escapes addresses like text, which no calendar undoes, so those characters are percent-encoded. */
const addressOf = (link: string) => link.replace(/[;,\\]/g, encodeURIComponent);

/** Parameters can’t be escaped, so characters that would end one are removed. */
const nameOf = ({ name }: Correspondent) => printable(name).replace(/["\\\r\n\t]/g, "");
