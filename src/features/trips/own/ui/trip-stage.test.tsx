import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { nextTrip, phoneFrom } from "./trip-stage.tsx";

const now = new Date("2026-11-20T08:00:00Z");
const later = aShownTrip({ id: "later" });
const going = aShownTrip({ id: "going", state: "onboard", pickup_at: "2026-11-20T06:00:00.000Z" });

test.each([
  ["what comes next", [later], "later"],
  ["what is going on, before what comes next", [later, going], "going"],
  ["nothing that is over", [aShownTrip({ id: "done", state: "completed" }), later], "later"],
  ["nothing that was called off", [aShownTrip({ id: "off", state: "cancelled" })], undefined],
  ["nothing that is only offered", [aShownTrip({ id: "offer", is_offer: true })], undefined],
  [
    "a trip that started yesterday and has not ended, before what comes next",
    [aShownTrip({ id: "old", state: "onboard", ends_at: "2026-11-20T01:59:00.000Z" }), later],
    "old",
  ],
  [
    "nothing that should have started yesterday and did not",
    [aShownTrip({ id: "old", state: "assigned", ends_at: "2026-11-20T01:59:00.000Z" }), later],
    "later",
  ],
])("a driver sees %s", (_what, trips, id) => {
  expect(nextTrip(trips, now)?.id).toBe(id);
});

test.each([
  ["2026-11-20T13:00:00.000Z", "You’ll see the number from 11:00."],
  ["2026-11-21T13:00:00.000Z", "You’ll see the number from Sat 21 Nov, 11:00."],
  ["2026-11-20T11:00:00.000Z", "You’ll see the number once you’re online."],
  ["2026-11-20T05:00:00.000Z", "The number is no longer shown."],
])("for a pickup at %s: %s", (pickup_at, text) => {
  const ends_at = addHours(new Date(pickup_at), 1).toISOString();
  const state = new Date(ends_at) < now ? "completed" : "assigned";
  expect(phoneFrom(aShownTrip({ pickup_at, ends_at, state }), now)).toBe(text);
});
