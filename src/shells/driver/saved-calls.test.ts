import { expect, test } from "vitest";
import { messagesContract } from "#features/messages/contract.ts";
import { ownTripsContract } from "#features/trips/own/contract.ts";
import { noShowContract } from "#features/trips/road/no-show-contract.ts";
import { waitingContract } from "#features/trips/road/waiting-contract.ts";
import type { Call } from "#platform/contract.ts";
import { aShownTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { savedCalls } from "./saved-calls.ts";

const now = new Date("2026-11-20T08:00:00Z");
const kept = (call: Call, value: unknown) => savedCalls.find((one) => one.call === call)?.keep(value, now);

test("a passenger’s number is on the phone only for as long as the driver may see it", () => {
  const passenger_phone = "+27 82 555 0199";
  const soon = aShownTrip({ id: "soon", passenger_phone });
  const over = aShownTrip({
    id: "over",
    passenger_phone,
    state: "completed",
    pickup_at: "2026-11-20T04:00:00.000Z",
    ends_at: "2026-11-20T05:00:00.000Z",
  });
  expect(kept(ownTripsContract.myTrips, { trips: [soon, over], next: "later" })).toEqual({
    trips: [soon, { ...over, passenger_phone: null }],
    next: null,
  });
});

test("what was asked at a pickup, and what was written, is forgotten a day later", () => {
  const wait = { wait_from: "2026-11-19T08:30:00.000Z", free_minutes: 60 };
  expect(kept(waitingContract.readWait, wait)).toEqual(wait);
  expect(kept(waitingContract.readWait, { ...wait, wait_from: "2026-11-19T07:30:00.000Z" })).toBeUndefined();
  expect(kept(waitingContract.readWait, { ...wait, wait_from: null })).toMatchObject({ wait_from: null });
  const input = { request: { state: "open", asked_at: "2026-11-19T07:30:00.000Z" }, missing: [] };
  expect(kept(noShowContract.myNoShow, input)).toBeUndefined();
  expect(kept(noShowContract.myNoShow, { request: null, missing: ["photo"] })).toBeDefined();
  const messages = ["2026-11-19T07:59:00.000Z", "2026-11-19T08:01:00.000Z"].map((written_at) => ({ written_at }));
  expect(kept(messagesContract.myThread, { messages, unread: 1 })).toEqual({ messages: [messages[1]], unread: 1 });
});
