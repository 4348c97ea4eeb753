import { expect, test } from "vitest";
import { calendarFile } from "#platform/browser/calendar-file.ts";
import { aBookingDetail } from "#testing/a-booking-line.ts";
import { eventsOf } from "./use-calendar-file.ts";

const made = { now: new Date("2026-11-20T08:00:00Z"), host: "capetownshuttle.example" };
const linesOf = (file: string) => file.split("\r\n");

test("a booking is a calendar of one event, first of its sequence", () => {
  const lines = linesOf(calendarFile(eventsOf(aBookingDetail()), made));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cape Town Shuttle//Bookings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:CTS-7K3M9Q-1@capetownshuttle.example",
    "DTSTAMP:20261120T080000Z",
    "DTSTART:20261128T070000Z",
    "DTEND:20261128T160000Z",
    "SEQUENCE:0",
    "STATUS:CONFIRMED",
    "SUMMARY:Winelands tour (CTS-7K3M9Q)",
    "LOCATION:12 Kloof Street\\, Gardens",
    "DESCRIPTION:To: Stellenbosch and Franschhoek\\n2 passengers\\nReference: CTS-",
    " 7K3M9Q\\nCape Town Shuttle",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a request that is not settled yet is tentative, with an hour for each way", () => {
  const booking = aBookingDetail({
    state: "requested",
    trips: [],
    return_at: "2026-12-02T14:30:00.000Z",
    destination: "",
  });
  const lines = linesOf(calendarFile(eventsOf(booking), made));
  expect(lines.filter((line) => /^(DT(START|END)|STATUS|LOCATION)/.test(line))).toEqual([
    "DTSTART:20261128T070000Z",
    "DTEND:20261128T080000Z",
    "STATUS:TENTATIVE",
    "LOCATION:12 Kloof Street\\, Gardens",
    "DTSTART:20261202T143000Z",
    "DTEND:20261202T153000Z",
    "STATUS:TENTATIVE",
    "LOCATION:To be agreed",
  ]);
});

test("no line is longer than 75 octets, and what is folded reads the same", () => {
  const place = `${"Köln; Straße, 4\\7 ".repeat(12)}🚐`;
  const file = calendarFile(eventsOf(aBookingDetail({ trips: [], pickup_location: place })), made);
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`LOCATION:${place.replace(/[\\;,]/g, "\\$&")}`);
});
