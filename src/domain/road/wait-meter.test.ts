import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { readMeter, searchFrom, waitStart } from "./wait-meter.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe("waiting counts", () => {
  test.each([
    ["not before the driver is there", null, undefined, null],
    ["from the pickup time, where the driver is early", "09:40:00", undefined, "10:00:00"],
    ["from the arrival, where the driver is late", "10:20:00", undefined, "10:20:00"],
    ["from the landing, where the plane is later still", "10:20:00", "10:45:00", "10:45:00"],
    ["from the pickup time, where the plane landed before it", "09:40:00", "09:30:00", "10:00:00"],
  ] as const)("%s", (_when, arrived, landed, expected) => {
    const start = waitStart({
      pickupAt: at("10:00:00"),
      arrivedAt: arrived && at(arrived),
      landedAt: landed ? at(landed) : null,
    });
    expect(start).toEqual(expected && at(expected));
  });
});

test.each([
  ["before it starts", "09:50:00", 1500, 0, 0, 0, "10:15:00"],
  ["free minutes are counted down", "10:05:00", 600, 5, 0, 0, "10:15:00"],
  ["the last free second", "10:15:00", 0, 15, 0, 0, "10:15:00"],
  ["a second later the first step has started", "10:15:01", 0, 15, 1, 6000, "10:30:00"],
  ["and lasts 15 minutes", "10:30:00", 0, 30, 1, 6000, "10:30:00"],
  ["then the second", "10:30:01", 0, 30, 2, 12_000, "10:45:00"],
  ["an hour and a half", "11:30:00", 0, 90, 5, 30_000, "11:30:00"],
])("%s", (_when, time, left, waited, steps, amount, next) => {
  const terms = { waitFrom: at("10:00:00"), freeMinutes: 15, stepCents: rand(60) };
  expect(readMeter(terms, at(time))).toEqual({
    freeUntil: at("10:15:00"),
    isFree: steps === 0,
    freeSecondsLeft: left,
    waitedMinutes: waited,
    steps,
    cents: amount,
    nextStepAt: at(next),
  });
});

test.each([
  [60, "10:45:00"],
  [30, "10:15:00"],
  [15, "10:10:00"],
])("with %i free minutes a search is reported from %s", (freeMinutes, from) => {
  expect(searchFrom({ waitFrom: at("10:00:00"), freeMinutes })).toEqual(at(from));
});
