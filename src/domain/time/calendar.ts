/** Publish: for whoever saves it. Request and cancel: sent to somebody, whose calendar then follows by itself. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Something that takes place, for a calendar. `id` is the same whenever the same event is written. */
export type CalendarEvent = {
  readonly id: string;
  /** Counts up with every change: a calendar that knows a higher one ignores this. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Where to read more, and to change or cancel it. */
  readonly link?: string;
  /** Tentative while it may still change or fall away. */
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

type Correspondent = { readonly name: string; readonly email: string };

type Making = {
  readonly now: Date;
  /** Whose ids these are, such as capetownshuttle.co.za. */
  readonly host: string;
  readonly method: CalendarMethod;
  /** A request or a cancellation says between whom it is. */
  readonly from?: Correspondent;
  readonly to?: Correspondent;
};

/** The id of one drive of a booking, the same in every email and file. */
export const calendarId = (reference: string, leg: number): string => `${reference}-${leg}`;

/** Events as an iCalendar file (RFC 5545). Moments are in UTC, so that no calendar needs to know our time zone. */
export function calendarFile(events: readonly CalendarEvent[], making: Making): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cape Town Shuttle//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${making.method}`,
    ...events.flatMap((event) => linesOf(event, making)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf(event: CalendarEvent, { now, host, from, to }: Making): string[] {
  const description = event.link ? `${event.text}\n${event.link}` : event.text;
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `SUMMARY:${text(event.title)}`,
    `LOCATION:${text(event.place)}`,
    `DESCRIPTION:${text(description)}`,
    ...(event.link ? [`URL:${event.link}`] : []),
    ...(from ? [`ORGANIZER;CN=${quoted(from.name)}:mailto:${from.email}`] : []),
    ...(to ? [`ATTENDEE;CN=${quoted(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${to.email}`] : []),
    "END:VEVENT",
  ];
}

/** 20261128T070000Z */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

const text = (words: string) =>
  printable(words)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n|\r/g, "\\n");

/** A calendar refuses the whole file for one control character in it. */
const printable = (words: string) => words.replace(/[^\P{Cc}\t\r\n]/gu, "");

/** A parameter knows no escapes: what would end it is left out. */
const quoted = (words: string) => `"${printable(words).replace(/["\r\n\t]/g, "")}"`;

const longestLine = 75;

/** A line holds at most 75 octets; what is left goes on below, behind a blank. No letter is cut in two. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = "";
  let used = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (used + size > longestLine) {
      rows.push(row);
      row = " ";
      used = 1;
    }
    row += letter;
    used += size;
  }
  return [...rows, row].join("\r\n");
}

/** What one letter takes in UTF-8. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
