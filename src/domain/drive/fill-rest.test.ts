import { describe, expect, test } from "vitest";
import { fillRest } from "./fill-rest.ts";
import { coversSeats, noSeats, type PartLoad } from "./part-seats.ts";
import { coversAll } from "./trip-parts.ts";

const load = (passengers: number, bags: number): PartLoad => ({ passengers, bags, seats: noSeats });
const whole = load(20, 15);

describe("what one vehicle takes is changed", () => {
  test.each<[string, number[], number, number[]]>([
    ["two: the other has the rest", [11, 10], 0, [11, 9]],
    ["two: less leaves more for the other", [6, 10], 0, [6, 14]],
    ["the last: the one before has the rest", [10, 13], 1, [7, 13]],
    ["three: the last has the rest", [9, 7, 6], 0, [9, 7, 4]],
    ["three: what the last can’t give comes from the one before", [17, 7, 6], 0, [17, 2, 1]],
    ["no more than leaves one for each", [20, 7, 6], 0, [18, 1, 1]],
  ])("%s", (_case, typed, changed, row) => {
    const parts = fillRest(
      whole,
      typed.map((passengers, at) => load(passengers, at === 0 ? 15 : 0)),
      changed,
    );
    expect(parts.map(({ passengers }) => passengers)).toEqual(row);
    expect(coversAll(whole, parts)).toBe(true);
  });

  test("bags and child seats fill as well, each size by itself", () => {
    const seats = { seats: 3, sizes: { infant_seat: 1, booster_seat: 1 } };
    const parts = fillRest(
      { ...whole, seats },
      [
        { passengers: 10, bags: 3, seats: { seats: 1, sizes: {} } },
        { passengers: 10, bags: 7, seats: noSeats },
      ],
      0,
    );
    expect(parts.map(({ bags }) => bags)).toEqual([3, 12]);
    expect(parts[1]?.seats).toEqual({ seats: 2, sizes: { infant_seat: 1, booster_seat: 1 } });
    expect(
      coversSeats(
        seats,
        parts.map((part) => part.seats),
      ),
    ).toBe(true);
  });
});
