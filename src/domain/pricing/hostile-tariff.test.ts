import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { serviceOptionIds } from "../company/catalogue.ts";
import { cents, zero } from "../money/money.ts";
import { legPrices, planTrips } from "../trip/trip-plan.ts";
import { type Journey, priceJourney } from "./journey-price.ts";
import type { PriceKind, Tariff, TimeRule } from "./tariff.ts";

const priceKinds: readonly PriceKind[] = ["route", "transfer", "group", "tour", "package", "hire", "coach"];

const now = new Date("2027-07-07T08:00:00Z");
const journey: Journey = {
  service: "day_tour",
  offer: "winelands",
  pickupLocation: "Gardens",
  destination: "Stellenbosch",
  pickupAt: new Date("2027-07-14T08:00:00Z"),
  returnAt: null,
  passengers: 9,
  bags: 0,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};

const free = { ...sampleTariff, atLeast: zero, tours: { ...sampleTariff.tours, winelands: zero } };

test("a tour that costs nothing is priced by our team, for eight or more too", () => {
  for (const passengers of [2, 8, 9, 14])
    expect(priceJourney({ ...journey, passengers }, free, now).price).toMatchObject({
      total: null,
      lines: [],
      doubts: expect.arrayContaining(["priced_by_a_person"]),
    });
});

test("a hire of years is priced by our team, whatever the days come to", () => {
  const years = {
    service: "chauffeur_service",
    offer: "car-hire",
    returnAt: new Date("2099-12-31T08:00:00Z"),
  } as const;
  expect(priceJourney({ ...journey, ...years, passengers: 2 }, sampleTariff, now).price.total).toBeNull();
});

const reduction: TimeRule = { id: "", name: "Quiet season", share: 0, appliesTo: priceKinds, when: { kind: "always" } };

describe("whatever is in a tariff, a price is a sum above nothing or none", () => {
  const amount = fc.oneof(fc.constantFrom(0, 1, 99, 100_000_000), fc.integer({ min: 0, max: 100_000_000 }));
  const share = fc.oneof(fc.constantFrom(0, 1, 1e-9), fc.double({ min: 0, max: 1, noNaN: true }));
  const factor = fc.oneof(fc.constantFrom(0, 50), fc.double({ min: 0, max: 50, noNaN: true }));

  /** The same tariff with other numbers: prices by `amount`, what is a fraction by `share` or `factor`. */
  const hostile: fc.Arbitrary<Tariff> = fc.infiniteStream(fc.tuple(amount, share, factor)).map((numbers) => {
    const next = (path: string, value: number): number => {
      const [{ value: drawn }] = [numbers.next()];
      if (/^(version|bags|roundTo)|(days|hours|Hours|Km|fromPassengers)$/.test(path)) return value;
      if (path.startsWith("partyFactors")) return drawn[2];
      return /[sS]hare$/.test(path) ? drawn[1] : drawn[0];
    };
    const changed = (value: unknown, path: string): unknown => {
      if (typeof value === "number") return next(path, value);
      if (Array.isArray(value)) return value.map((inner, at) => changed(inner, `${path}.${at}`));
      // The classes and tours that come with it have limits of their own.
      if (typeof value !== "object" || value === null || path === "catalogue") return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, changed(inner, path ? `${path}.${key}` : key)]),
      );
    };
    const tariff = changed(sampleTariff, "") as Tariff;
    const [{ value: drawn }] = [numbers.next()];
    const reduced = [{ share: -drawn[1] / 2 }, { share: 0, amount: cents(-(drawn[0] % 100_000)) }].map(
      (effect, at) => ({ ...reduction, ...effect, id: `reduction-${at}` }),
    );
    return { ...tariff, timeRules: [...tariff.timeRules, ...reduced] };
  });
  const result = fc.record({
    service: fc.constantFrom(...serviceOptionIds),
    offer: fc.constantFrom(null, "car-hire", "chauffeur-services", "coach-hire", ...tours.map(({ slug }) => slug)),
    destination: fc.constantFrom("", "Stellenbosch", "Cape Town International Airport", "Knysna", "Noordhoek"),
    returnAt: fc.constantFrom(null, new Date("2027-07-16T08:00:00Z"), new Date("2090-01-01T08:00:00Z")),
    passengers: fc.integer({ min: 1, max: 200 }),
    bags: fc.integer({ min: 0, max: 100 }),
    packageDays: fc.constantFrom(null, 3, 30),
  });

  test("no NaN, no infinity, no gift", () => {
    fc.assert(
      fc.property(hostile, result, (tariff, changes) => {
        const priced = priceJourney({ ...journey, ...changes }, tariff, now);
        const { total, lines, trace } = priced.price;
        const parts = legPrices(priced.price, planTrips(priced).length);
        for (const one of [...lines.map((line) => line.amount), ...trace.map(({ delta }) => delta)])
          expect(Number.isSafeInteger(one)).toBe(true);
        if (total === null) {
          expect(priced.price.doubts).not.toEqual([]);
          return;
        }
        expect(Number.isSafeInteger(total) && total > 0 && total < 2 ** 31).toBe(true);
        expect(parts.reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(cents(total));
      }),
      { seed: 10, numRuns: 500 },
    );
  });
});
