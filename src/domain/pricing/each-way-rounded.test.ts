import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { inlandTransfers } from "#testing/company/specification-prices.ts";
import { legPrices } from "../trip/trip-plan.ts";
import { type Journey, priceJourney } from "./journey-price.ts";

const bookedAt = new Date("2027-07-13T08:00:00Z");
const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Stellenbosch",
  // Less than 24 hours ahead: a tenth more, which leaves odd rands.
  pickupAt: new Date("2027-07-13T20:00:00Z"),
  returnAt: new Date("2027-07-18T08:00:00Z"),
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const priceOf = (changes: Partial<Journey>) => priceJourney({ ...journey, ...changes }, sampleTariff, bookedAt).price;

test.each(inlandTransfers.map(({ destination, from }) => [destination, from] as const))(
  "the lines to %s state the list’s figure, and rounding is a line of its own",
  (destination, listed) => {
    for (const at of ["2027-07-13T20:00:00Z", "2027-07-14T00:30:00Z", "2027-12-24T22:30:00Z"]) {
      const { lines, total } = priceOf({
        destination,
        pickupAt: new Date(at),
        returnAt: new Date("2028-01-04T08:00:00Z"),
      });
      expect(lines.filter(({ code }) => code.startsWith("route")).map(({ amount }) => amount)).toEqual([
        listed,
        listed,
      ]);
      expect(
        lines.filter(({ code }) => code === "round").every(({ text }) => text.startsWith("Rounded to the nearest")),
      ).toBe(true);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
  },
);

test("Stellenbosch at short notice: R950, its surcharge, and the five rand that rounding adds", () => {
  const { lines } = priceOf({ pickupAt: new Date("2027-07-13T10:00:00Z"), returnAt: null });
  expect(lines.map(({ text, amount }) => [text, amount])).toEqual([
    [expect.stringContaining("Stellenbosch"), 95_000],
    ["Booked less than 24 hours ahead, +10%", 9_500],
    ["Rounded to the nearest R10", 500],
  ]);
});

test("cancelling one leg leaves the other at the price it has by itself", () => {
  const hours = fc.integer({ min: 2, max: 24 * 200 });
  const place = fc.constantFrom("Stellenbosch", "Camps Bay", "Worcester", "Noordhoek", "Hermanus", "Sea Point");
  fc.assert(
    fc.property(place, hours, hours, fc.integer({ min: 1, max: 14 }), fc.integer({ min: 0, max: 12 }), (...drawn) => {
      const [destination, first, later, passengers, bags] = drawn;
      const pickupAt = new Date(bookedAt.getTime() + first * 3_600_000);
      const returnAt = new Date(pickupAt.getTime() + later * 3_600_000);
      const both = priceOf({ destination, passengers, bags, pickupAt, returnAt });
      const there = priceOf({ destination, passengers, bags, pickupAt, returnAt: null });
      const back = priceOf({
        pickupLocation: destination,
        destination: journey.pickupLocation,
        passengers,
        bags,
        pickupAt: returnAt,
        returnAt: null,
      });
      expect(legPrices(both, 2)).toEqual([there.total, back.total]);
    }),
    { numRuns: 300, seed: 25 },
  );
});
