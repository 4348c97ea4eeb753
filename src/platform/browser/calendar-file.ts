/** Something that takes place, for a calendar. `id` is the same whenever the same event is written. */
export type CalendarEvent = {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** False while it may still change or fall away. */
  readonly isSettled: boolean;
};

type Making = { readonly now: Date; readonly host: string };

/** Events as an iCalendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], making: Making): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cape Town Shuttle//Bookings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => linesOf(event, making)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const linesOf = (event: CalendarEvent, { now, host }: Making): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.id}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.start)}`,
  `DTEND:${stamp(event.end)}`,
  "SEQUENCE:0",
  `STATUS:${event.isSettled ? "CONFIRMED" : "TENTATIVE"}`,
  `SUMMARY:${text(event.title)}`,
  `LOCATION:${text(event.place)}`,
  `DESCRIPTION:${text(event.text)}`,
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
