import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarId } from "#domain/time/calendar.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { calendarFile } from "./calendar-file.ts";

const event: CalendarEvent = {
  id: calendarId("CTS-7K3M9Q", 2),
  sequence: 3,
  start: new Date("2026-12-31T22:30:00Z"),
  end: new Date("2027-01-01T00:15:00Z"),
  title: "Airport transfer",
  place: "V&A Waterfront",
  text: "Two of you",
  status: "CONFIRMED",
};
const made = { now: new Date("2026-11-20T08:00:00Z"), host: "capetownshuttle.example", method: "REQUEST" } as const;
const linesOf = (file: string) => file.split("\r\n");
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

test("a request carries its sequence, and moments that no time zone can shift", () => {
  const lines = linesOf(calendarFile([event], made));
  expect(lines).toContain("METHOD:REQUEST");
  expect(lines).toContain("UID:CTS-7K3M9Q-2@capetownshuttle.example");
  expect(lines).toContain("DTSTART:20261231T223000Z");
  expect(lines).toContain("DTEND:20270101T001500Z");
  expect(lines).toContain("SEQUENCE:3");
  expect(lines).toContain("STATUS:CONFIRMED");
});

test("a matter of whole days names its day, and the calendar its name", () => {
  const day = { start: new Date("2026-12-31T00:00:00Z"), end: new Date("2027-01-01T00:00:00Z"), isAllDay: true };
  const lines = linesOf(calendarFile([{ ...event, ...day }], { ...made, method: "PUBLISH", name: "Services" }));
  expect(lines).toEqual(expect.arrayContaining(["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]));
  expect(lines).toContain("X-WR-CALNAME:Services");
});

test("a company that has not entered its email yet is named by no organizer", () => {
  const file = calendarFile([event], { ...made, from: { name: "Cape Town Shuttle", email: "" } });
  expect(file).not.toContain("ORGANIZER");
});

test("a cancellation names the same event with a higher sequence", () => {
  const cancelled = { ...event, sequence: 4, status: "CANCELLED" } as const;
  const lines = linesOf(calendarFile([cancelled], { ...made, method: "CANCEL" }));
  expect(lines).toContain("METHOD:CANCEL");
  expect(lines).toContain("UID:CTS-7K3M9Q-2@capetownshuttle.example");
  expect(lines).toContain("SEQUENCE:4");
  expect(lines).toContain("STATUS:CANCELLED");
});

test("what is sent says between whom it is, and a name cannot break out of its quotes", () => {
  const file = calendarFile([event], {
    ...made,
    from: { name: "Cape Town Shuttle", email: "hello@capetownshuttle.example" },
    to: { name: 'Thandi "T"\r\nMokoena', email: "thandi@example.com" },
  });
  expect(unfolded(file)).toContain('ORGANIZER;CN="Cape Town Shuttle":mailto:hello@capetownshuttle.example\r\n');
  expect(unfolded(file)).toContain(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Thandi TMokoena":MAILTO:thandi@example.com\r\n',
  );
});

test("the link is in the text and in its own field", () => {
  const file = unfolded(calendarFile([{ ...event, link: "https://a.example/b" }], made));
  expect(file).toContain("DESCRIPTION:Two of you\\nhttps://a.example/b\r\n");
  expect(file).toContain("URL;VALUE=URI:https://a.example/b\r\n");
});

test.each([
  ["a comma", "12 Kloof Street, Gardens", "12 Kloof Street\\, Gardens"],
  ["a semicolon", "a; b", "a\\; b"],
  ["a backslash", "a\\b", "a\\\\b"],
  ["a line of its own", "a\r\nb\nc\rd", "a\\nb\\nc\\nd"],
])("%s is escaped", (_what, input, written) => {
  expect(unfolded(calendarFile([{ ...event, place: input }], made))).toContain(`LOCATION:${written}\r\n`);
});

test("no line is longer than 75 octets, and what is folded reads the same", () => {
  const place = `${"Köln; Straße, 4\\7 ".repeat(12)}🚐`;
  const file = calendarFile([{ ...event, place }], made);
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`LOCATION:${place.replace(/[\\;,]/g, "\\$&")}`);
});

const awkward = [
  "12 Kloof Street; Gardens, Cape Town\\South",
  "Zürich – 東京 – 🚐🇿🇦 ".repeat(20),
  "first\r\nsecond\nthird\rfourth",
  "\u0000bell\u0007 and \u001b[31mred",
  'Thandi "T" Mokoena:;,=',
  "\\n is not a line",
  "",
];
const parties = {
  from: { name: "Cape Town, Shuttle; Ltd", email: "hello@capetownshuttle.example" },
  to: { name: 'Thandi "T"\r\nMokoena', email: "thandi+trips@example.com" },
};

describe.each(["PUBLISH", "REQUEST", "CANCEL"] as const)("a strict reader takes a %s", (method) => {
  const status = method === "CANCEL" ? "CANCELLED" : "CONFIRMED";
  const making = { ...made, method, ...(method !== "PUBLISH" && parties) };

  test.each(awkward)("with %j", (words) => {
    const link = "https://capetownshuttle.example/confirm-booking/CTS-7K3M9Q?a=1;b=2,3";
    const written = { ...event, title: words, place: words, text: words, link, status } as const;
    const { method: read, events } = readCalendar(calendarFile([written], making));
    const plain = words.replaceAll(/\r\n|\r/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, "");
    expect(read).toBe(method);
    expect(events).toMatchObject([
      {
        SUMMARY: plain,
        DESCRIPTION: `${plain}\n${link}`,
        SEQUENCE: "3",
        STATUS: status,
        // An address keeps its sense with a comma or a semicolon by number; a place that is not known is left out.
        URL: link.replace(";", "%3B").replace(",", "%2C"),
        ...(plain && { LOCATION: plain }),
      },
    ]);
  });
});

test("the strict reader is strict", () => {
  const file = calendarFile([event], { ...made, ...parties });
  expect(() => readCalendar(file)).not.toThrow();
  const spoilt: readonly (readonly [string | RegExp, string])[] = [
    ["\r\n", "\n"],
    [/UID:.*\r\n/, ""],
    [/(UID:.*\r\n)/, "$1$1"],
    ["DTEND:20270101T001500Z", "DTEND:20261231T223000Z"],
    ["LOCATION:V&A Waterfront", "LOCATION:V&A, Waterfront"],
    ["LOCATION:V&A Waterfront", `LOCATION:${"V&A Waterfront ".repeat(8)}`],
    [/ORGANIZER[^:]*:(?:.|\r\n )*?\r\n(?=ATT)/, ""],
    ["STATUS:CONFIRMED", "STATUS:CANCELLED"],
    ["END:VEVENT\r\n", ""],
  ];
  for (const [from, to] of spoilt) expect(() => readCalendar(file.replace(from, to)), String(from)).toThrow();
});
