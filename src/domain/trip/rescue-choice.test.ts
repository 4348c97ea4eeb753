import { expect, test } from "vitest";
import { type RescueCrew, rescueChoices } from "./rescue-choice.ts";

const crew = (name: string, minutes: number, changes: Partial<RescueCrew> = {}): RescueCrew => ({
  driverId: name,
  vehicleId: `vehicle of ${name}`,
  isProvider: false,
  seats: 8,
  bags: 8,
  minutes,
  isBarred: false,
  displaces: 0,
  aboard: "no_one",
  ...changes,
});
const party = { passengers: 4, bags: 3 };
const names = (crews: readonly RescueCrew[], group = party) =>
  rescueChoices(crews, group).map(({ crews: chosen }) =>
    chosen.map(({ crew: one, passengers }) => `${one.driverId} ${passengers}`).join(" + "),
  );

test.each([
  ["the one who is there first", [crew("far", 50), crew("near", 10)], ["near 4", "far 4"]],
  ["no one barred by the gate", [crew("ill", 5, { isBarred: true }), crew("well", 40)], ["well 4"]],
  ["too few seats", [crew("sedan", 5, { seats: 3 }), crew("van", 40)], ["van 4"]],
  ["too little room for bags", [crew("hatch", 5, { bags: 2 }), crew("van", 40)], ["van 4"]],
  [
    "at about the same time, one who gives no trip away",
    [crew("busy", 20, { displaces: 1 }), crew("idle", 24)],
    ["idle 4", "busy 4"],
  ],
  [
    "five minutes more are more than a trip given away",
    [crew("busy", 19, { displaces: 1 }), crew("idle", 24)],
    ["busy 4", "idle 4"],
  ],
  [
    "at about the same time, one without strangers on board",
    [crew("shared", 20, { aboard: "others" }), crew("idle", 24)],
    ["idle 4", "shared 4"],
  ],
  [
    "free seats beside their own group are as good as empty ones",
    [crew("second van", 11, { aboard: "own_group" }), crew("idle", 12)],
    ["second van 4", "idle 4"],
  ],
  [
    "the smaller vehicle of two that are equally near",
    [crew("coach", 10, { seats: 22 }), crew("van", 10)],
    ["van 4", "coach 4"],
  ],
  [
    "providers only where none of ours can come",
    [crew("provider", 5, { isProvider: true }), crew("ours", 60)],
    ["ours 4"],
  ],
  [
    "a provider where ours are barred",
    [crew("provider", 35, { isProvider: true }), crew("ours", 10, { isBarred: true })],
    ["provider 4"],
  ],
  ["no one", [], []],
] as const)("%s", (_, crews, expected) => {
  expect(names(crews)).toEqual(expected);
});

const group = { passengers: 13, bags: 10 };
test.each([
  ["two smaller ones where no single one takes everyone", [crew("a", 12), crew("b", 20)], ["a 7 + b 6"]],
  [
    "two smaller ones that are there much sooner",
    [crew("a", 12), crew("b", 20), crew("coach", 35, { seats: 22, bags: 22 })],
    ["a 7 + b 6", "coach 13"],
  ],
  [
    "one vehicle where two save little",
    [crew("a", 12), crew("b", 20), crew("coach", 34, { seats: 22, bags: 22 })],
    ["coach 13"],
  ],
  ["the pair whose second vehicle is there first", [crew("a", 12), crew("b", 20), crew("c", 9)], ["c 7 + a 6"]],
  ["no pair of one driver in two vehicles", [crew("a", 12), crew("a", 14, { vehicleId: "other" })], []],
  ["no pair with strangers", [crew("a", 12), crew("b", 14, { aboard: "others" })], []],
  [
    "three would be needed",
    [crew("a", 12, { seats: 4 }), crew("b", 14, { seats: 4 }), crew("c", 15, { seats: 4 })],
    [],
  ],
] as const)("a group: %s", (_, crews, expected) => {
  expect(names(crews, group)).toEqual(expected);
});

test("never more than a dispatcher reads at the roadside", () => {
  expect(
    rescueChoices(
      Array.from({ length: 40 }, (_, at) => crew(`driver ${at}`, at)),
      party,
    ),
  ).toHaveLength(6);
});
