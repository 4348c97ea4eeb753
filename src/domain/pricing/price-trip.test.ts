import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { gardenRoutePackages, inlandTransfers } from "#testing/company/specification-prices.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import { type Cents, cents, formatMoney, rand } from "../money/money.ts";
import { classForParty } from "./choose-vehicle.ts";
import type { PricedPlace, PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";

const place = (name: string, kmFromCity: number, town: string | null = null): PricedPlace => ({
  name,
  town,
  kmFromCity,
});
const airport = place("Cape Town International Airport", 20);
const city = place("Cape Town City Centre", 0);

const request = (changes: Partial<PriceRequest> = {}): PriceRequest => ({
  service: "airport_transfer",
  offer: null,
  from: airport,
  to: city,
  kilometres: 20,
  passengers: 1,
  bags: 1,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  // A Wednesday in winter, at ten in the morning, booked a week ahead.
  pickupAt: "2027-07-14T08:00:00.000Z",
  returnAt: null,
  bookedAt: "2027-07-07T08:00:00.000Z",
  ...changes,
});
const total = (changes: Partial<PriceRequest>) => priceTrip(request(changes), sampleTariff).total;
const shown = (amount: Cents | null) => (amount === null ? null : formatMoney(amount).replace("\u00a0", " "));

describe("every price the site starts from is one the till gives", () => {
  test.each([
    ["airport transfer, home page", { kilometres: 8 }, "R250"],
    ["airport transfer, services page", { kilometres: 20 }, "R350"],
    ["private shuttle, home page", { service: "group_transport", passengers: 1 }, "R350"],
    ["private shuttle, R150 a person", { service: "group_transport", passengers: 3 }, "R450"],
    ["group transfer, home page", { service: "group_transport", passengers: 4, kilometres: 9 }, "R500"],
    ["coach, home page", { service: "group_transport", offer: "coach-hire", passengers: 45, kilometres: 9 }, "R1 200"],
    ["coach a day", { service: "group_transport", offer: "coach-hire", passengers: 20 }, "R2 500"],
    ["chauffeur a day", { service: "chauffeur_service", offer: "chauffeur-services" }, "R1 800"],
    ["car hire, half a day", { service: "chauffeur_service", hire: { unit: "half_day", hours: null } }, "R2 000"],
    ["car hire, a day", { service: "chauffeur_service" }, "R3 500"],
    ["car hire, the dearest day", { service: "chauffeur_service", passengers: 8 }, "R5 500"],
  ] as const)("%s", (_name, changes, price) => {
    expect(shown(total(changes))).toBe(price);
  });

  test.each(tours.map((tour) => [tour.name, tour] as const))("the %s tour", (_name, { slug }) => {
    expect(total({ service: "day_tour", offer: slug, passengers: 2 })).toBe(sampleTariff.tours[slug]);
  });

  test.each(inlandTransfers.map((one) => [one.destination, one] as const))("to %s", (town, { from }) => {
    expect(total({ to: place(town, 120, town), kilometres: 120 })).toBe(from);
    expect(total({ service: "custom", from: place(town, 120, town), to: city, kilometres: 120 })).toBe(from);
  });

  test.each(gardenRoutePackages)("Garden Route in $days days, per person", ({ days, perPerson }) => {
    expect(total({ service: "day_tour", packageDays: days, passengers: 1 })).toBe(perPerson);
    expect(total({ service: "day_tour", packageDays: days, passengers: 10 })).toBe(perPerson * 10);
  });
});

test("no one pays less than R150 in a private shuttle of three or more", () => {
  for (let passengers = 3; passengers <= 22; passengers++)
    expect(Number(total({ service: "group_transport", passengers })) / passengers).toBeGreaterThanOrEqual(rand(150));
});

describe("what raises a price", () => {
  test.each([
    ["at 22:00", { pickupAt: "2027-07-14T20:00:00Z" }, "R420"],
    ["at 05:59", { pickupAt: "2027-07-14T03:59:00Z" }, "R420"],
    ["at 06:00", { pickupAt: "2027-07-14T04:00:00Z" }, "R350"],
    ["on a public holiday", { pickupAt: "2027-08-09T08:00:00Z" }, "R400"],
    ["in the festive season", { pickupAt: "2027-12-15T08:00:00Z" }, "R390"],
    ["on its last day", { pickupAt: "2028-01-10T20:00:00Z" }, "R460"],
    ["the day after it", { pickupAt: "2028-01-11T08:00:00Z" }, "R350"],
    ["booked 23 hours ahead", { bookedAt: "2027-07-13T09:00:00Z" }, "R390"],
    ["booked 24 hours ahead", { bookedAt: "2027-07-13T08:00:00Z" }, "R350"],
    ["further than 25 km", { kilometres: 35 }, "R490"],
    ["there and back", { returnAt: "2027-07-16T08:00:00Z" }, "R700"],
    ["back by night", { returnAt: "2027-07-16T21:00:00Z" }, "R770"],
    ["two extra stops", { extraStops: 2 }, "R510"],
    ["child seats", { childSeats: 2 }, "R350"],
    ["four bags for one person", { bags: 4 }, "R600"],
    ["a trailer", { passengers: 6, bags: 14 }, "R1 200"],
    ["eight people", { passengers: 8 }, "R1 080"],
    ["a toll on the way", { to: place("Worcester", 95, "Worcester"), kilometres: 90 }, "R1 314"],
    ["out of the service area and back empty", { to: place("Montagu", 180, "Montagu"), kilometres: 35 }, "R1 804"],
  ] as const)("%s", (_name, changes, price) => {
    expect(shown(total(changes))).toBe(price);
  });
});

describe("what a person must look at", () => {
  test.each([
    ["an unknown place", { kilometres: null }, ["place_unknown"], true],
    ["staff transport", { service: "staff_transport" }, ["priced_by_a_person"], true],
    ["a day tour without a tour", { service: "day_tour" }, ["priced_by_a_person"], true],
    ["far away", { kilometres: 130, to: place("Montagu", 180, "Montagu") }, ["beyond_service_area"], false],
    ["a party of 23", { service: "group_transport", passengers: 23 }, ["group_too_large"], false],
    [
      "whales in January",
      { service: "day_tour", offer: "whale-watching", pickupAt: "2028-01-20T08:00:00Z" },
      ["out_of_season"],
      false,
    ],
    ["eighty bags", { bags: 80 }, ["too_much_luggage"], false],
    ["an ordinary ride", {}, [], false],
  ] as const)("%s", (_name, changes, doubts, isUnpriced) => {
    const price = priceTrip(request(changes), sampleTariff);
    expect(price.doubts).toEqual(doubts);
    expect(price.total === null).toBe(isUnpriced);
  });
});

test("a tour of R5 800 is R3 480 of exempt driving and R2 320 that is taxed", () => {
  const tariff = { ...sampleTariff, tours: { winelands: rand(5800) } };
  const { lines } = priceTrip(request({ service: "day_tour", offer: "winelands" }), tariff);
  expect(lines.map(({ vat, amount }) => [vat, amount])).toEqual([
    ["EX12G", rand(3480)],
    ["STD15", rand(2320)],
  ]);
});

const services: readonly ServiceOptionId[] = [
  "airport_transfer",
  "chauffeur_service",
  "day_tour",
  "group_transport",
  "custom",
];
const anyRequest = fc.record({
  service: fc.constantFrom(...services),
  offer: fc.constantFrom(null, "coach-hire", "chauffeur-services", ...tours.map(({ slug }) => slug)),
  to: fc.constantFrom(city, place("Hermanus", 120, "Hermanus"), place("Worcester", 110, "Worcester")),
  kilometres: fc.option(fc.double({ min: 0, max: 600, noNaN: true })),
  passengers: fc.integer({ min: 1, max: 200 }),
  bags: fc.integer({ min: 0, max: 60 }),
  childSeats: fc.integer({ min: 0, max: 6 }),
  extraStops: fc.integer({ min: 0, max: 6 }),
  packageDays: fc.constantFrom(null, 3, 5, 7),
  pickupAt: fc
    .integer({ min: 0, max: 17_520 })
    .map((hour) => new Date(Date.UTC(2027, 0, 1) + hour * 3_600_000).toISOString()),
  bookedAt: fc.constant("2026-12-31T12:00:00.000Z"),
});

describe("whatever is asked", () => {
  test("a price is never negative, and is what its lines and its steps add up to", () => {
    fc.assert(
      fc.property(anyRequest, (changes) => {
        const price = priceTrip(request(changes), sampleTariff);
        if (price.total === null) return price.lines.length === 0;
        const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
        expect(price.total).toBeGreaterThanOrEqual(sampleTariff.atLeast);
        expect(sum(price.lines.map(({ amount }) => amount))).toBe(price.total);
        return sum(price.trace.map(({ delta }) => delta)) === price.total;
      }),
      { numRuns: 800 },
    );
  });

  test("more passengers never pay less in all within a kind of vehicle", () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 12 }), (changes, more) => {
        const larger = changes.passengers + more;
        fc.pre(classForParty(changes.passengers, sampleTariff) === classForParty(larger, sampleTariff));
        const few = priceTrip(request(changes), sampleTariff).total;
        const many = priceTrip(request({ ...changes, passengers: larger }), sampleTariff).total;
        return few === null ? many === null : Number(many) >= few;
      }),
      { numRuns: 1200 },
    );
  });

  test("a request kept as JSON gives the same cents again", () => {
    fc.assert(
      fc.property(anyRequest, (changes) => {
        const first = priceTrip(request(changes), sampleTariff);
        const kept = JSON.parse(JSON.stringify({ request: request(changes), tariff: sampleTariff }));
        expect(priceTrip(kept.request, kept.tariff)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  test("the discount for a group is never below what one fewer would pay, even where the price is the vehicle's", () => {
    const flat = { from: rand(1000), each: cents(0) };
    const ride = { sedan: flat, shuttle: flat, luxury_coach: flat, large_coach: flat };
    const tariff = { ...sampleTariff, transfer: { ...sampleTariff.transfer, ride } };
    expect(priceTrip(request({ passengers: 8 }), tariff).total).toBe(rand(1000));
    expect(priceTrip(request({ passengers: 16 }), tariff).total).toBe(rand(900));
  });
});

describe("a partner’s share of the price", () => {
  const net = { model: "net_rate", rate: 0.125 } as const;
  test("is off what is driven, and the lines come to the total", () => {
    const price = priceTrip(request({ partner: net }), sampleTariff);
    expect(price.total).toBe(cents(35_000 - 4_375));
    expect(price.trace.at(-1)).toMatchObject({ step: "partner", text: "Net rate, −12.5%", delta: -4_375 });
    expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  });

  test("leaves tolls as they are", () => {
    const overToll = { to: place("Worcester", 95, "Worcester"), kilometres: 90 };
    const full = priceTrip(request(overToll), sampleTariff);
    const toll = full.trace.filter(({ step }) => step === "toll").reduce((sum, { delta }) => sum + delta, 0);
    expect(toll).toBeGreaterThan(0);
    const rest = (full.total ?? 0) - toll;
    expect(total({ ...overToll, partner: net })).toBe(toll + rest - Math.round(rest * 0.125));
  });

  test("of a tour is split like the tour", () => {
    const { lines } = priceTrip(
      request({ service: "day_tour", offer: "winelands", passengers: 2, partner: net }),
      sampleTariff,
    );
    expect(lines.filter(({ code }) => code === "net_rate").map(({ vat }) => vat)).toEqual(
      lines.filter(({ code }) => code !== "net_rate").map(({ vat }) => vat),
    );
  });
});

describe("a company’s own price", () => {
  const tenOff = { share: 0.1 };
  const fixed = { share: 0.1, fixedCents: 30_000 };

  test("is off the list, and the lines come to the total", () => {
    const price = priceTrip(request({ companyRate: tenOff }), sampleTariff);
    expect(price.total).toBe(cents(35_000 - 3_500));
    expect(price.trace.at(-1)).toMatchObject({ step: "company", text: "Company rate, −10%", delta: -3_500 });
    expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  });

  test("that is fixed is for each way, with stops on top", () => {
    const there = priceTrip(request({ companyRate: fixed }), sampleTariff);
    expect(there.total).toBe(30_000);
    const many = request({ passengers: 9, companyRate: fixed });
    const list = priceTrip(request({ passengers: 9 }), sampleTariff).total ?? 0;
    expect(priceTrip(many, sampleTariff).total).toBe(list - Math.round(list * 0.1));
    const both = priceTrip(
      request({ companyRate: fixed, returnAt: "2027-07-16T08:00:00.000Z", extraStops: 1 }),
      sampleTariff,
    );
    expect(both.total).toBe(60_000 + sampleTariff.extras.stop);
  });

  test("leaves tolls as they are", () => {
    const toll = { id: "tunnel", name: "Tunnel", amount: cents(5_000), places: ["Cape Town City Centre"] };
    const tariff = { ...sampleTariff, tolls: [toll] };
    expect(priceTrip(request({ companyRate: fixed }), tariff).total).toBe(30_000 + 5_000);
    expect(priceTrip(request({ companyRate: tenOff }), tariff).total).toBe(35_000 - 3_500 + 5_000);
  });
});
