import { describe, expect, test } from "vitest";
import { longestWaits, rippleOf, shiftedBy } from "./ripple.ts";

const at = (time: string) => new Date(`2026-11-28T${time}:00+02:00`);
const trip = (id: string, from: string, to: string) => ({ id, from: at(from), to: at(to) });
const later = [trip("second", "12:00", "13:00"), trip("third", "13:10", "14:00"), trip("fourth", "16:00", "17:00")];

describe("a delay", () => {
  test.each([
    ["that ends before the next trip reaches no one", "12:00", []],
    ["reaches the next trip", "12:05", [["second", 5]]],
    [
      "reaches the one after it, less the time between them",
      "12:30",
      [
        ["second", 30],
        ["third", 20],
      ],
    ],
    [
      "ends where there is time enough",
      "13:30",
      [
        ["second", 90],
        ["third", 80],
      ],
    ],
  ])("%s", (_what, until, expected) => {
    expect(rippleOf(at(until), later).map(({ id, minutesLate }) => [id, minutesLate])).toEqual(expected);
  });

  test("is the same in whatever order the trips are given", () => {
    expect(rippleOf(at("12:30"), later.toReversed())).toEqual(rippleOf(at("12:30"), later));
  });

  test("counts a trip that lies within another once", () => {
    const nested = [trip("long", "12:00", "15:00"), trip("short", "12:30", "13:00")];
    expect(rippleOf(at("12:00"), nested)).toEqual([{ id: "short", minutesLate: 150 }]);
  });
});

test("of driver and vehicle, the longer wait counts", () => {
  const driver = [{ id: "a", minutesLate: 10 }];
  const vehicle = [
    { id: "a", minutesLate: 25 },
    { id: "b", minutesLate: 5 },
  ];
  expect(longestWaits(driver, vehicle)).toEqual([
    { id: "a", minutesLate: 25 },
    { id: "b", minutesLate: 5 },
  ]);
});

test("a pickup moves to the next five minutes", () => {
  expect(shiftedBy(at("12:00"), 31)).toEqual(at("12:35"));
});
