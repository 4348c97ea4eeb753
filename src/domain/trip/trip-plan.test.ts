import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { cents } from "../money/money.ts";
import { type Journey, priceJourney } from "../pricing/journey-price.ts";
import { legPrices, planTrips } from "./trip-plan.ts";

const nine = new Date("2027-07-14T07:00:00Z");
const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Gardens",
  pickupAt: nine,
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const priced = (changes: Partial<Journey>) => priceJourney({ ...journey, ...changes }, sampleTariff, nine);
const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;
/** How long each leg is driven, and how long its vehicle is taken before and after. */
const shape = (changes: Partial<Journey>) =>
  planTrips(priced(changes)).map(({ pickupAt: start, end, busy }) => [
    minutes(busy.from, start),
    minutes(start, end),
    minutes(end, busy.to),
  ]);

const tour = (offer: string, more: Partial<Journey> = {}) =>
  ({ service: "day_tour", offer, pickupLocation: "Gardens", ...more }) as const;
const hire = (more: Partial<Journey> = {}) =>
  ({ service: "chauffeur_service", pickupLocation: "Gardens", ...more }) as const;

test.each([
  ["from the airport: half an hour for bags, half an hour to turn around", {}, [[0, 65, 30]]],
  ["to the airport", { pickupLocation: "Gardens", destination: "CPT" }, [[0, 35, 30]]],
  ["within the city", { pickupLocation: "Gardens", destination: "Camps Bay" }, [[0, 20, 20]]],
  ["with two stops", { pickupLocation: "Gardens", destination: "CPT", extraStops: ["a", "b"] }, [[0, 65, 30]]],
  ["to nowhere we know", { destination: "" }, [[0, 115, 45]]],
  ["a day tour", tour("winelands"), [[0, 9 * 60, 20]]],
  ["two or three days", tour("garden-route"), [[0, 57 * 60, 20]]],
  ["a package of five days", tour("garden-route", { packageDays: 5 }), [[0, 105 * 60, 20]]],
  ["half a day with driver", hire({ hireUnit: "half_day" }), [[0, 5 * 60, 20]]],
  ["a day with driver", hire(), [[0, 10 * 60, 20]]],
  ["twelve hours with driver", hire({ hireHours: 12 }), [[0, 12 * 60, 20]]],
  ["three days with driver", hire({ returnAt: new Date("2027-07-16T07:00:00Z") }), [[0, 58 * 60, 20]]],
] as const)("%s", (_what, changes, legs) => {
  expect(shape(changes)).toEqual(legs);
});

test("from a far town the vehicle comes home empty, and to fetch someone there it drives out", () => {
  const [[, , home] = []] = shape({ destination: "Hermanus" });
  const [[out] = []] = shape({ pickupLocation: "Hermanus", destination: "Gardens" });
  expect(home).toBeGreaterThan(45 + 60);
  expect(out).toBeGreaterThan(60);
});

test("the return trip is a leg of its own, the other way round", () => {
  const legs = planTrips(priced({ returnAt: new Date("2027-07-18T07:00:00Z") }));
  expect(legs.map(({ leg, from, to }) => [leg, from, to])).toEqual([
    [1, "Cape Town International Airport", "Gardens"],
    [2, "Gardens", "Cape Town International Airport"],
  ]);
});

describe("each leg has its price", () => {
  test("by night the return trip costs more, and both together are the whole", () => {
    const { price } = priced({ returnAt: new Date("2027-07-18T21:00:00Z"), extraStops: ["Gardens"] });
    const [there, back] = legPrices(price, 2);
    expect(Number(there) + Number(back)).toBe(price.total);
    expect(Number(back)).toBeGreaterThan(Number(there));
  });
  test("a single leg is all of it, and what has no price has none", () => {
    expect(legPrices(priced({}).price, 1)).toEqual([cents(39_000)]);
    expect(legPrices(priced({ destination: "" }).price, 2)).toEqual([null, null]);
  });
});
