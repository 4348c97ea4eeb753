import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { type Candidate, chooseRecord } from "./choose-record.ts";

const now = new Date("2026-11-20T08:00:00Z");
const one = (name: string, hours: number, talkedHoursAgo: number | null = null, root = name): Candidate => ({
  record: `booking:${name}`,
  root: `booking:${root}`,
  at: addHours(now, hours),
  lastAt: talkedHoursAgo === null ? null : addHours(now, -talkedHoursAgo),
});

test.each([
  ["nothing is known", [], null, []],
  ["one booking", [one("A", 30)], "A", []],
  ["the nearest in time", [one("A", 300), one("B", 20)], "B", ["A"]],
  ["a trip of yesterday before one of next week", [one("A", 170), one("B", -20)], "B", ["A"]],
  ["what we talked about last", [one("A", 300, 5), one("B", 20, 60)], "A", ["B"]],
  ["after three days of silence the nearest", [one("A", 300, 73), one("B", 20)], "B", ["A"]],
  ["a booking and its enquiry are one", [one("A", 20), one("Q", -50, null, "A")], "A", []],
] as const)("%s", (_name, candidates, chosen, others) => {
  const choice = chooseRecord(candidates, now);
  expect(choice?.chosen.record ?? null).toBe(chosen && `booking:${chosen}`);
  expect(choice?.others.map(({ record }) => record) ?? []).toEqual(others.map((name) => `booking:${name}`));
});
