import { expect, test } from "vitest";
import { calendarFile } from "#platform/calendar-file.ts";
import { aBookingDetail } from "#testing/builders/booking/a-booking-line.ts";
import { eventsOf } from "./use-calendar-file.ts";

const made = { now: new Date("2026-11-20T08:00:00Z"), host: "capetownshuttle.example", method: "PUBLISH" } as const;
const site = { url: "https://capetownshuttle.example", name: "Cape Town Shuttle" };
const linesOf = (file: string) => file.split("\r\n");

test("a booking is a calendar of one event, first of its sequence", () => {
  const lines = linesOf(calendarFile(eventsOf(aBookingDetail(), site), made));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//capetownshuttle.example//Bookings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:CTS-7K3M9Q-1@capetownshuttle.example",
    "SEQUENCE:0",
    "DTSTAMP:20261120T080000Z",
    "DTSTART:20261128T070000Z",
    "DTEND:20261128T160000Z",
    "SUMMARY:Winelands tour (CTS-7K3M9Q)",
    "LOCATION:12 Kloof Street\\, Gardens",
    "DESCRIPTION:To: Stellenbosch and Franschhoek\\n2 passengers\\nVehicle: Sedan",
    " \\nReference: CTS-7K3M9Q\\nCape Town Shuttle\\nhttps://capetownshuttle.exampl",
    " e/confirm-booking/CTS-7K3M9Q",
    "URL;VALUE=URI:https://capetownshuttle.example/confirm-booking/CTS-7K3M9Q",
    "STATUS:CONFIRMED",
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
  const lines = linesOf(calendarFile(eventsOf(booking, site), made));
  expect(lines.filter((line) => /^(DT(START|END)|STATUS|LOCATION)/.test(line))).toEqual([
    "DTSTART:20261128T070000Z",
    "DTEND:20261128T080000Z",
    "LOCATION:12 Kloof Street\\, Gardens",
    "STATUS:TENTATIVE",
    "DTSTART:20261202T143000Z",
    "DTEND:20261202T153000Z",
    "LOCATION:To be agreed",
    "STATUS:TENTATIVE",
  ]);
});

test("the flight of each way is in its entry", () => {
  const [first] = aBookingDetail().trips;
  if (!first) throw new Error("There is no trip.");
  const booking = aBookingDetail({
    flight_number: "BA 59",
    return_flight_number: "SA 334",
    trips: [first, { ...first, leg: 2, pickup_at: "2026-12-02T14:30:00.000Z" }],
  });
  const [out, back] = eventsOf(booking, site);
  expect(out?.text).toContain("Flight: BA 59");
  expect(back?.text).toContain("Flight: SA 334");
  expect(out?.text).not.toContain("SA 334");
});
