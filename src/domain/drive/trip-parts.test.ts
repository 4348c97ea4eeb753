import { describe, expect, test } from "vitest";
import type { TripState } from "../trip/trip-lifecycle.ts";
import {
  coversAll,
  drivesOf,
  leftOver,
  numberedVehicle,
  partsKept,
  priceOfDrive,
  priceOfParts,
  shareByPassengers,
  shareEvenly,
  sizeText,
  stateOfDrive,
  vehicleText,
} from "./trip-parts.ts";

const parts = (...sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([passengers, bags]) => ({ passengers, bags }));

test.each([
  [parts([13, 15], [7, 0]), true],
  [parts([10, 10], [9, 5]), false],
  [parts([10, 10], [10, 6]), false],
  [parts([20, 10], [0, 5]), false],
  [parts([10, 16], [10, -1]), false],
])("20 passengers and 15 bags in %j: %s", (split, covers) => {
  expect(coversAll({ passengers: 20, bags: 15 }, split)).toBe(covers);
});

test.each([2, 3, 4, 6])("equal shares for %i vehicles leave nothing over", (vehicles) => {
  const whole = { passengers: 20, bags: 15 };
  const parts = shareEvenly(whole, vehicles);
  expect(parts).toHaveLength(vehicles);
  expect(coversAll(whole, parts)).toBe(true);
  expect(leftOver(whole, parts)).toEqual({ passengers: 0, bags: 0 });
  const counts = parts.map(({ passengers }) => passengers);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test("what is left over is less than nothing where too much is taken", () => {
  expect(leftOver({ passengers: 4, bags: 1 }, [{ passengers: 3, bags: 3 }])).toEqual({ passengers: 1, bags: -2 });
});

test("which vehicle it is, and what it takes", () => {
  expect(vehicleText({ part: 2, vehicles: 3 })).toBe("Vehicle 2 of 3");
  expect(vehicleText({ part: 1, vehicles: 1 })).toBe("");
  expect(numberedVehicle({ part: 2, vehicles: 3 }, "CA 1")).toBe("Vehicle 2 of 3: CA 1");
  expect(numberedVehicle({ part: 1, vehicles: 1 }, "CA 1")).toBe("CA 1");
  expect(sizeText({ passengers: 1, bags: 4 })).toBe("1 passenger, 4 bags");
  expect(sizeText({ passengers: 9, bags: 0 })).toBe("9 passengers");
});

test.each([
  [10_000, [1, 1, 1], [3334, 3333, 3333]],
  [4_750_01, [13, 7], [308_751, 166_250]],
  [0, [3, 4], [0, 0]],
  [null, [3, 4], [null, null]],
])("a price of %s among %j", (price, passengers, shares) => {
  expect(
    shareByPassengers(
      price,
      passengers.map((count) => ({ passengers: count })),
    ),
  ).toEqual(shares);
});

test("a price that is not known of one part is not known of all", () => {
  expect(priceOfParts([{ priceCents: 1 }, { priceCents: 2 }])).toBe(3);
  expect(priceOfParts([{ priceCents: 1 }, { priceCents: null }])).toBeNull();
});

test.each<[TripState[], TripState]>([
  [["assigned"], "assigned"],
  [["stopover"], "stopover"],
  [["cancelled", "cancelled"], "cancelled"],
  [["assigned", "unassigned"], "unassigned"],
  [["reconfirmed", "offered"], "offered"],
  [["unassigned", "en_route"], "en_route"],
  [["en_route", "arrived"], "arrived"],
  [["onboard", "arrived"], "onboard"],
  [["stopover", "onboard"], "onboard"],
  [["completed", "unassigned"], "onboard"],
  [["completed", "onboard"], "onboard"],
  [["completed", "completed"], "completed"],
  [["completed", "no_show"], "completed"],
  [["completed", "interrupted"], "interrupted"],
  [["completed", "completed_unverified"], "completed_unverified"],
  [["no_show", "no_show"], "no_show"],
  [["assigned", "cancelled"], "assigned"],
])("%j together are %s", (states, state) => {
  expect(stateOfDrive(states)).toBe(state);
});

test("parts of a leg are one drive, and what was joined again is left out", () => {
  const trip = (leg: number, part: number, state: TripState) => ({
    id: `${leg}.${part}`,
    leg,
    part,
    state,
    continues: null,
  });
  const drives = drivesOf([
    trip(2, 1, "cancelled"),
    trip(1, 3, "cancelled"),
    trip(1, 2, "assigned"),
    trip(1, 1, "en_route"),
    trip(2, 2, "cancelled"),
  ]);
  expect(drives.map(({ first, parts, state }) => [first.leg, parts.map(({ part }) => part), state])).toEqual([
    [1, [1, 2], "en_route"],
    [2, [1], "cancelled"],
  ]);
});

describe("a relief vehicle", () => {
  const trip = (part: number, state: TripState, continues: string | null = null) => ({
    id: `part ${part}`,
    leg: 1,
    part,
    state,
    continues,
    priceCents: 100,
  });

  test.each<[TripState, TripState]>([
    ["unassigned", "interrupted"],
    ["assigned", "interrupted"],
    ["arrived", "interrupted"],
    ["onboard", "onboard"],
    ["completed", "completed"],
  ])("goes in place of the one that broke down; while it is %s, the drive is %s", (state, shown) => {
    const [drive] = drivesOf([trip(1, "interrupted"), trip(2, state, "part 1")]);
    expect(drive).toMatchObject({ state: shown, parts: [{ part: 2 }], relieved: [{ part: 1 }], first: { part: 1 } });
    expect(drive && priceOfDrive(drive)).toBe(200);
  });

  test("that doesn’t come leaves the drive where it stopped", () => {
    const [drive] = drivesOf([trip(1, "interrupted"), trip(2, "cancelled", "part 1")]);
    expect(drive).toMatchObject({ state: "interrupted", parts: [{ part: 1 }], relieved: [] });
  });

  test("that breaks down itself is relieved too", () => {
    const rows = [trip(1, "interrupted"), trip(2, "interrupted", "part 1"), trip(3, "en_route", "part 2")];
    expect(drivesOf(rows)).toMatchObject([{ state: "interrupted", parts: [{ part: 3 }] }]);
  });

  test("counts beyond the vehicles of the drive", () => {
    expect(vehicleText({ part: 2, vehicles: 1 })).toBe("Relief vehicle");
    expect(vehicleText({ part: 2, vehicles: 2 })).toBe("Vehicle 2 of 2");
  });
});

describe("which vehicles go on", () => {
  const trip = (id: string, state: TripState) => ({ id, state });
  const [a, b, c] = [trip("a", "unassigned"), trip("b", "assigned"), trip("c", "offered")];
  const kept = (...request: readonly (string | undefined)[]) =>
    partsKept(
      [a, b, c],
      request.map((tripId) => ({ tripId })),
    )?.map(({ id }) => id);

  test.each([
    ["one: the one that has a driver", [undefined], ["b"]],
    ["two: the first of the others too", [undefined, undefined], ["a", "b"]],
    ["one more than there are", [undefined, undefined, undefined, undefined], ["a", "b", "c"]],
    ["those that are named, in that order", ["c", "a"], ["c", "a"]],
    ["one that is named, beside a new one", ["c", undefined], ["c"]],
    ["one that is not there", ["a", "x"], undefined],
    ["one that is named twice", ["a", "a"], undefined],
  ])("%s", (_which, request, ids) => {
    expect(kept(...request)).toEqual(ids);
  });
});
