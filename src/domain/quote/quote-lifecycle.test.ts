import { describe, expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import {
  isOpenQuote,
  type QuoteState,
  quoteLifecycle,
  quoteNumber,
  quoteStates,
  quoteValidUntil,
  remindersDue,
  vehiclesKeptUntil,
} from "./quote-lifecycle.ts";

const sentAt = new Date("2026-11-20T08:00:00Z");

/** From each state, every state it may move to. */
const table: Readonly<Record<QuoteState, string>> = {
  draft: "sent withdrawn",
  sent: "viewed accepted declined expired superseded withdrawn",
  viewed: "accepted declined expired superseded withdrawn",
  accepted: "converted",
  converted: "",
  declined: "",
  expired: "superseded",
  superseded: "",
  withdrawn: "",
};

test.each(quoteStates)("from %s a quote goes where the table says, and nowhere else", (from) => {
  const reachable = quoteStates.filter((to) => quoteLifecycle.can(from, to));
  expect(reachable.toSorted()).toEqual(table[from].split(" ").filter(Boolean).toSorted());
});

test("only what was sent and not decided is open", () => {
  expect(quoteStates.filter(isOpenQuote)).toEqual(["sent", "viewed"]);
});

describe("validity", () => {
  test.each([
    ["three days", addHours(sentAt, 1000), undefined, 72],
    ["without a pickup, three days", null, undefined, 72],
    ["never later than twelve hours before the pickup", addHours(sentAt, 40), undefined, 28],
    ["as long as our team says", addHours(sentAt, 1000), 24, 24],
  ] as const)("%s", (_what, pickupAt, hours, holds) => {
    expect(quoteValidUntil(sentAt, pickupAt, hours)).toEqual(addHours(sentAt, holds));
  });
});

test.each([
  ["a day", 72, 24],
  ["as long as the price holds, where that is less", 18, 18],
])("vehicles are kept %s", (_what, validHours, keptHours) => {
  expect(vehiclesKeptUntil(sentAt, addHours(sentAt, validHours))).toEqual(addHours(sentAt, keptHours));
});

test.each([
  ["at once", 0, 0],
  ["just before half", 35.9, 0],
  ["at half", 36, 1],
  ["five hours before the end", 67, 1],
  ["four hours before the end", 68, 2],
  ["after the end", 72, 0],
])("reminders due %s: %d h → %d", (_when, hours, due) => {
  expect(remindersDue({ sentAt, validUntil: addHours(sentAt, 72) }, addHours(sentAt, hours))).toBe(due);
});

test("a number names its month", () => {
  expect(quoteNumber("2611", 42)).toBe("Q-2611-00042");
});
