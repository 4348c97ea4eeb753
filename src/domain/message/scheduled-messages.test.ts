import { describe, expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import {
  onlyNeededBefore,
  type ScheduledMessage,
  scheduledMessages,
  untilNeeded,
  type WaitingMessage,
  waitsForMorning,
} from "./scheduled-messages.ts";

/** In Cape Town. */
const at = (time: string, day = "20") => new Date(`2026-11-${day}T${time}:00+02:00`);

const names = Object.keys(scheduledMessages) as ScheduledMessage[];
const isWaiting = (name: ScheduledMessage): name is WaitingMessage => scheduledMessages[name].sent === "waits";
const waiting = names.filter(isWaiting);
const to = (whose: "customers" | "drivers") => waiting.filter((name) => scheduledMessages[name].to === whose);

test("what can wait, and what can’t", () => {
  const sent = (how: string) => names.filter((name) => scheduledMessages[name].sent === how);
  expect(sent("waits")).toEqual([
    "remind-customers",
    "remind-soon",
    "send-driver-details",
    "request-ratings",
    "send-quote-reminders",
    "send-follow-ups",
    "remind-sharers",
    "alert-spend",
    "request-reconfirmations",
    "dispatch-automatically",
    "expire-offers",
    "send-campaigns",
  ]);
  expect(sent("at_once")).toEqual([
    "remind-to-pay",
    "tell-lateness",
    "expire-holds",
    "end-splits",
    "expire-approvals",
    "follow-flights",
    "resume-refunds",
    "escalate-requests",
    "escalate-unread",
    "escalate-enquiries",
    "raise-alarms",
    "watch-road",
    "complete-silent-trips",
  ]);
});

describe.each(to("customers"))("%s, to customers", (message) => {
  test.each([
    ["20:59", null, false],
    ["21:00", null, true],
    ["02:00", null, true],
    ["06:59", null, true],
    ["07:00", null, false],
    ["02:00", at("11:00"), true],
    ["02:00", at("10:59"), false],
    ["23:00", at("10:59", "21"), false],
    ["23:00", at("11:00", "21"), true],
  ] as const)("at %s, needed at %j: waits %s", (time, needed, waits) => {
    expect(waitsForMorning(message, at(time), needed)).toBe(waits);
  });
});

describe.each(to("drivers"))("%s, to drivers", (message) => {
  test.each([
    ["20:59", at("18:00", "21"), false],
    ["21:00", at("18:00", "21"), true],
    ["05:59", at("18:00"), true],
    ["06:00", at("18:00"), false],
    ["03:00", at("10:00"), true],
    ["03:00", at("09:59"), false],
  ] as const)("at %s, for a pickup at %j: waits %s", (time, pickup, waits) => {
    expect(waitsForMorning(message, at(time), pickup)).toBe(waits);
  });
});

test("what is looked for at night ends where it can wait, and by day as it was", () => {
  const inADay = addHours(at("02:00"), 24);
  expect(untilNeeded("remind-customers", at("02:00"), inADay)).toEqual(at("11:00"));
  expect(untilNeeded("remind-customers", at("02:00"), at("03:00"))).toEqual(at("03:00"));
  expect(untilNeeded("remind-customers", at("12:00"), inADay)).toEqual(inADay);
  expect(onlyNeededBefore("remind-customers", at("12:00"))).toBeNull();
});
