import { expect, test } from "vitest";
import { loadBySeats, splitsByFleet } from "./fleet-split.ts";

const vehicle = (id: string, seats: number, bags = seats, costCents: number | null = seats * 1000) => ({
  id,
  seats,
  bags,
  costCents,
});
const shown = (party: { passengers: number; bags: number }, fleet: readonly ReturnType<typeof vehicle>[]) =>
  splitsByFleet(party, fleet).map(({ vehicles, loads }) =>
    vehicles.map(({ id }, at) => `${id}: ${loads[at]?.passengers}+${loads[at]?.bags}`).join(", "),
  );

test("23 people: the cheapest pair first, then the pair with the fewest empty seats", () => {
  const fleet = [
    vehicle("sedan", 3),
    vehicle("van", 8),
    vehicle("old van", 13, 13, 30_000),
    vehicle("coaster", 22, 22, 25_000),
  ];
  expect(shown({ passengers: 23, bags: 20 }, fleet)).toEqual([
    "coaster: 20+17, sedan: 3+3",
    "coaster: 17+14, van: 6+6",
    "coaster: 14+12, old van: 9+8",
  ]);
});

test.each([
  [
    "two of a kind are enough",
    { passengers: 14, bags: 10 },
    [vehicle("a", 8), vehicle("b", 8), vehicle("c", 8)],
    ["a: 7+5, b: 7+5"],
  ],
  [
    "bags ask for a third",
    { passengers: 6, bags: 10 },
    [vehicle("a", 4, 4), vehicle("b", 4, 4), vehicle("c", 3, 3)],
    ["a: 2+4, b: 2+3, c: 2+3"],
  ],
  ["a fleet that is too small has no proposal", { passengers: 40, bags: 0 }, [vehicle("a", 8), vehicle("b", 8)], []],
  ["one person can’t be split", { passengers: 1, bags: 9 }, [vehicle("a", 8), vehicle("b", 8)], []],
  ["an empty fleet", { passengers: 9, bags: 0 }, [], []],
] as const)("%s", (_, party, fleet, expected) => {
  expect(shown(party, fleet)).toEqual(expected);
});

test("an unknown cost comes after every known one", () => {
  const fleet = [vehicle("a", 8, 8, null), vehicle("b", 8, 8, 90_000), vehicle("c", 9, 9, 90_000)];
  expect(splitsByFleet({ passengers: 12, bags: 0 }, fleet).map(({ costCents }) => costCents)).toEqual([
    180_000,
    null,
    null,
  ]);
});

test.each([
  [
    { passengers: 5, bags: 3 },
    [vehicle("a", 4), vehicle("b", 8)],
    [
      { passengers: 2, bags: 1 },
      { passengers: 3, bags: 2 },
    ],
  ],
  [{ passengers: 13, bags: 0 }, [vehicle("a", 4), vehicle("b", 8)], undefined],
  [{ passengers: 5, bags: 30 }, [vehicle("a", 4), vehicle("b", 8)], undefined],
  [{ passengers: 1, bags: 0 }, [vehicle("a", 4), vehicle("b", 8)], undefined],
] as const)("%o in vehicles of their sizes", (party, vehicles, loads) => {
  expect(loadBySeats(party, vehicles)).toEqual(loads);
});
