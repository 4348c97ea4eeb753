import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type BookingState, bookingLifecycle, bookingStates } from "./booking-lifecycle.ts";

describe("the agreement moves", () => {
  test.each<[BookingState, readonly BookingState[]]>([
    ["draft", ["requested", "awaiting_payment"]],
    ["requested", ["quoted", "declined", "cancelled"]],
    ["quoted", ["awaiting_payment", "confirmed", "declined", "cancelled", "requested"]],
    ["awaiting_payment", ["confirmed", "expired", "cancelled"]],
    ["expired", ["confirmed", "awaiting_payment"]],
    ["confirmed", ["in_progress", "no_show", "cancelled"]],
    ["in_progress", ["completed", "no_show"]],
    ["completed", ["closed"]],
    ["closed", []],
    ["no_show", []],
    ["cancelled", []],
    ["declined", []],
  ])("from %s to %j and nowhere else", (from, to) => {
    expect(bookingStates.filter((state) => bookingLifecycle.can(from, state)).toSorted()).toEqual(to.toSorted());
    expect(bookingLifecycle.allowed(from)).toEqual(to);
  });
});

test("every state but the first can be reached", () => {
  const reached = new Set(bookingStates.flatMap(bookingLifecycle.allowed));
  expect(bookingStates.filter((state) => !reached.has(state))).toEqual(["draft"]);
});

test("the table of bookings knows the same states", () => {
  const sql = readFileSync(new URL("../../db/migrations/0001-first-tables.sql", import.meta.url), "utf8");
  const list = /create table bookings \([^;]*?check \(state in \(([^)]*)\)\)/.exec(sql)?.[1] ?? "";
  expect(list.replaceAll("'", "").split(", ")).toEqual(bookingStates);
});
