import { expect, test } from "vitest";
import { addMinutes } from "../time/local-time.ts";
import { changeSentence } from "./change-words.ts";

const now = new Date("2026-11-18T10:00:00+02:00");

test.each([
  [
    "booking.edited",
    { pickupAt: "2026-11-21T12:30:00.000Z" },
    2,
    "changed the pickup time to Sat 21 Nov 2026, 14:30 2 minutes ago.",
  ],
  ["booking.edited", { bags: 4, passengers: 3 }, 1, "changed the bags to 4 and the passengers to 3 a minute ago."],
  [
    "booking.edited",
    { bags: 4, passengers: 3, phone: "x" },
    0,
    "changed the bags, the passengers, the phone number just now.",
  ],
  ["booking.price_changed", { from_cents: 1, to_cents: 125_000 }, 5, "changed the price to R1\u00a0250 5 minutes ago."],
  ["trip.assigned", {}, 5, "assigned a driver 5 minutes ago."],
  ["cancel.undone", {}, 0, "undid the last action just now."],
  ["vehicle.saved", { plate: "CA 1" }, 3, "changed this record 3 minutes ago."],
] as const)("%s with %j", (action, details, minutes, words) =>
  expect(changeSentence("Thandi", { action, details, at: addMinutes(now, -minutes) }, now)).toBe(`Thandi ${words}`),
);
