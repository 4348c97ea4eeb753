import { expect, test } from "vitest";
import { readTrip } from "./read-trip.ts";

/** A Friday. */
const now = new Date("2026-11-20T08:00:00Z");

test.each([
  ["for 4 people", 4],
  ["six of us", 6],
  ["a group of 12", 12],
  ["two adults", 2],
  ["for 3", 3],
  ["for 5 days", undefined],
  ["for 3 December", undefined],
  ["4000 people", undefined],
  ["nobody yet", undefined],
  ["half a dozen friends", 6],
  ["two couples", 4],
  ["three couples and 2 kids", 8],
  ["my husband, 3 kids and I", 5],
  ["me and two friends", 3],
  ["make that 6", 6],
  ["make it 6 pm", undefined],
  ["16 to Hermanus", 16],
  ["10 to 12 o’clock", undefined],
])("passengers in %j: %s", (text, passengers) => {
  expect(readTrip(text, now).passengers).toBe(passengers);
});

test.each([
  ["on 3 December", "2026-12-03"],
  ["on December 3rd", "2026-12-03"],
  ["14 Nov", "2027-11-14"],
  ["14th of November 2027", "2027-11-14"],
  ["2026-12-03", "2026-12-03"],
  ["3/12/2026", "2026-12-03"],
  ["tomorrow", "2026-11-21"],
  ["the day after tomorrow", "2026-11-22"],
  ["tonight", "2026-11-20"],
  ["on Friday", "2026-11-27"],
  ["next monday", "2026-11-23"],
  ["on 24/11", "2026-11-24"],
  ["24/7", undefined],
  ["Christmas Eve", "2026-12-24"],
  ["over the Christmas holidays", undefined],
  ["New Year’s Day", "2027-01-01"],
  ["31 February", undefined],
  ["1 November 2020", undefined],
  ["some day", undefined],
])("the day in %j: %s", (text, date) => {
  expect(readTrip(text, now).date).toBe(date);
});

test.each([
  ["a transfer to Camps Bay", "Camps Bay"],
  ["from the airport to hermanus", "Hermanus"],
  ["to Simon's Town please", "Simon’s Town"],
  ["take us to the airport", "Cape Town International Airport"],
  ["we stay at the V&A Waterfront", "V&A Waterfront"],
  ["from Camps Bay", undefined],
  ["to the moon", undefined],
])("the destination in %j: %s", (text, destination) => {
  expect(readTrip(text, now).destination).toBe(destination);
});
