import { expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { pickupThatCounts } from "./cancel-moves.ts";

const at = (day: string, time: string) => momentOf(localDate(`2026-11-${day}`), localTime(time));
const move = (from: Date, to: Date, askedAt: Date, isCustomers = true) => ({ from, to, askedAt, isCustomers });

const two = at("25", "14:00");
const halfPast = at("25", "14:30");
const three = at("25", "15:00");
const six = at("25", "18:00");

test.each([
  ["never moved", two, [], two],
  ["moved a day before", six, [move(two, six, at("24", "14:00"))], six],
  ["moved exactly twelve hours before", six, [move(two, six, at("25", "02:00"))], six],
  ["moved eleven hours before", six, [move(two, six, at("25", "03:00"))], two],
  ["moved by the company eleven hours before", six, [move(two, six, at("25", "03:00"), false)], six],
  [
    "moved in small steps",
    three,
    [move(halfPast, three, at("25", "02:20")), move(two, halfPast, at("25", "02:10"))],
    two,
  ],
  [
    "moved in time, then by the company",
    six,
    [move(halfPast, six, at("25", "09:00"), false), move(two, halfPast, at("24", "09:00"))],
    six,
  ],
  ["moved to an earlier time", two, [move(six, two, at("25", "08:00"))], two],
  ["of another leg", six, [move(two, three, at("25", "03:00"))], six],
] as const)("a pickup %s", (_how, pickupAt, moves, counts) => {
  expect(pickupThatCounts(pickupAt, moves, 12)).toEqual(counts);
});
