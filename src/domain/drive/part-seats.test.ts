import fc from "fast-check";
import { expect, test } from "vitest";
import type { SeatsTaken } from "../booking/child-seats.ts";
import {
  addSeats,
  areSameSeats,
  coversSeats,
  noSeats,
  partText,
  seatsLeft,
  shareLoad,
  shareSeats,
} from "./part-seats.ts";

const seats = (count: number, sizes: SeatsTaken["sizes"] = {}): SeatsTaken => ({ seats: count, sizes });
const part = (passengers: number, its = noSeats) => ({ passengers, seats: its });
const family = seats(3, { infant_seat: 1, booster_seat: 1 });

test.each([
  ["all are in the first vehicle to begin with", family, [part(13), part(7)], [family, noSeats]],
  [
    "as many as people ride in it, the others in the next",
    family,
    [part(2), part(7)],
    [seats(2, { infant_seat: 1, booster_seat: 1 }), seats(1)],
  ],
  [
    "a vehicle keeps what it has",
    family,
    [part(13), part(7, seats(1, { booster_seat: 1 }))],
    [seats(2, { infant_seat: 1 }), seats(1, { booster_seat: 1 })],
  ],
  ["a seat that is no longer booked goes", seats(1), [part(13), part(7, seats(2))], [noSeats, seats(1)]],
  ["a seat of another size is another seat", seats(1), [part(13), part(7, family)], [noSeats, seats(1)]],
  ["more seats than people", seats(3), [part(1), part(1)], [seats(2), seats(1)]],
  ["none", noSeats, [part(1, family), part(1)], [noSeats, noSeats]],
])("%s", (_what, whole, parts, shares) => {
  expect(shareSeats(whole, parts)).toEqual(shares);
});

test("what is missing or too many is counted by size", () => {
  const left = seatsLeft(family, [seats(1, { infant_seat: 1 }), seats(3, { booster_seat: 2 })]);
  expect(left).toEqual({ infant_seat: 0, toddler_seat: 0, booster_seat: -1, unknown: 0 });
  expect(coversSeats(family, [seats(2, { infant_seat: 1 }), seats(1, { booster_seat: 1 })])).toBe(true);
  // Three seats, but another size.
  expect(coversSeats(family, [seats(3, { infant_seat: 1 })])).toBe(false);
});

test("seats are named where there are some", () => {
  const size = { passengers: 7, bags: 6 };
  expect(partText({ ...size, seats: seats(1, { infant_seat: 1 }) })).toBe(
    "7 passengers, 6 bags, 1 child seat (1 infant)",
  );
  expect(partText({ ...size, seats: noSeats })).toBe("7 passengers, 6 bags");
});

test("a size there is none of is the same as one that is not named", () => {
  expect(areSameSeats(seats(1, { infant_seat: 1, booster_seat: 0 }), seats(1, { infant_seat: 1 }))).toBe(true);
  expect(areSameSeats(seats(1), seats(1, { infant_seat: 1 }))).toBe(false);
});

test("shared evenly, child seats stay where they are", () => {
  const whole = { passengers: 9, bags: 4, seats: family };
  expect(shareLoad(whole, [noSeats, seats(1)])).toEqual([
    { passengers: 5, bags: 2, seats: seats(2, { infant_seat: 1, booster_seat: 1 }) },
    { passengers: 4, bags: 2, seats: seats(1) },
  ]);
});

const someSeats = fc
  .record({ infant_seat: fc.nat(3), toddler_seat: fc.nat(3), booster_seat: fc.nat(3), unknown: fc.nat(3) })
  .map(({ unknown, ...sizes }) =>
    seats(
      Object.values(sizes).reduce((sum, one) => sum + one, unknown),
      sizes,
    ),
  );

test("however they are shared, they add up to what is booked", () =>
  fc.assert(
    fc.property(
      someSeats,
      fc.array(fc.record({ passengers: fc.integer({ min: 1, max: 9 }), seats: someSeats }), { minLength: 1 }),
      (whole, parts) => {
        const shares = shareSeats(whole, parts);
        expect(coversSeats(whole, shares)).toBe(true);
        expect(areSameSeats(addSeats(shares), whole)).toBe(true);
      },
    ),
    { seed: 20_261_116 },
  ));
