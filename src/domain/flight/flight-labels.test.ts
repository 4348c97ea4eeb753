import { expect, test } from "vitest";
import type { FlightStatus } from "./flight.ts";
import { flightNewsText } from "./flight-labels.ts";

const at = "2026-11-28T09:30:00.000Z";

test.each<[FlightStatus, string | null, string, string, string]>([
  ["delayed", at, "1", "A4", "Delayed, lands 11:30, terminal 1, gate A4"],
  ["scheduled", at, "", "", "On time, lands 11:30"],
  ["departed", at, "1", "", "In the air, lands 11:30, terminal 1"],
  ["landed", at, "1", "", "Landed 11:30, terminal 1"],
  ["landed", null, "", "", "Landed"],
  ["cancelled", at, "", "", "Cancelled"],
  ["unknown", null, "", "", "No news"],
])("%s at %s, terminal “%s”, gate “%s”: %s", (status, expected_at, terminal, gate, text) => {
  expect(flightNewsText({ status, expected_at, terminal, gate })).toBe(text);
});
