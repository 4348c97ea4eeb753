import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childSeatKinds } from "../fleet/fleet.ts";
import { childSeatsText, childSeatsValue, fittedSizes, seatShortages, sizedSeats } from "./child-seats.ts";

test.each([
  [1, {}, "1 child seat", "1"],
  [2, {}, "2 child seats", "2"],
  [2, { infant_seat: 1, booster_seat: 1 }, "2 child seats (1 infant, 1 booster)", "2 (1 infant, 1 booster)"],
  [3, { toddler_seat: 2 }, "3 child seats (2 toddler, 1 size unknown)", "3 (2 toddler, 1 size unknown)"],
])("%d with %o", (seats, sizes, text, value) => {
  expect([childSeatsText(seats, sizes), childSeatsValue(seats, sizes)]).toEqual([text, value]);
});

test("sizes are never more than the seats, and none is made up", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.record(Object.fromEntries(childSeatKinds.map((kind) => [kind, fc.integer({ min: 0, max: 9 })])), {
        requiredKeys: [],
      }),
      (seats, sizes) => {
        const fitted = fittedSizes(sizes, seats);
        expect(sizedSeats(fitted)).toBe(Math.min(seats, sizedSeats(sizes)));
        for (const kind of childSeatKinds) expect(fitted[kind] ?? 0).toBeLessThanOrEqual(sizes[kind] ?? 0);
        expect(Object.values(fitted)).not.toContain(0);
      },
    ),
  ));

describe("what is missing", () => {
  const stock = { infant_seat: 2, toddler_seat: 1, booster_seat: 3 };
  const need = (seats: number, sizes = {}) => ({ seats, sizes });
  test.each([
    ["nothing", need(2, { infant_seat: 2 }), [], []],
    [
      "one size, though others are free",
      need(2, { toddler_seat: 2 }),
      [],
      [{ kind: "toddler_seat", needs: 2, has: 1 }],
    ],
    [
      "a size that others have",
      need(1, { infant_seat: 1 }),
      [need(2, { infant_seat: 2 })],
      [{ kind: "infant_seat", needs: 1, has: 0 }],
    ],
    ["of unknown size, while any is free", need(2), [need(4)], []],
    ["of unknown size, when all are out", need(2), [need(3), need(2)], [{ kind: null, needs: 2, has: 1 }]],
    ["a known size, when all are out", need(1, { booster_seat: 1 }), [need(6)], [{ kind: null, needs: 1, has: 0 }]],
  ] as const)("%s", (_, needed, others, missing) => {
    expect(seatShortages(needed, others, stock)).toEqual(missing);
  });
});
