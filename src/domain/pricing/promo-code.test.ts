import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { type Cents, cents, rand } from "../money/money.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import type { Journey } from "./journey-price.ts";
import { priceWithPromo } from "./price-with-promo.ts";
import { type PromoCode, promoCodeOf, promoDiscount, promoProblemText } from "./promo-code.ts";

const promo: PromoCode = {
  id: "p",
  code: "WINE15",
  state: "active",
  share: 0.15,
  amount: null,
  leastCents: 0,
  services: [],
  tours: [],
  vehicleClasses: [],
  bookFrom: null,
  bookUntil: null,
  travelFrom: null,
  travelUntil: null,
  firstOnly: false,
  limitTotal: null,
  limitEach: null,
  combines: false,
};
const off = (amount: number): Partial<PromoCode> => ({ share: null, amount: rand(amount) });

const at = (day: string) => momentOf(localDate(day), localTime("12:00"));
const bookedAt = at("2027-11-01");
const journey: Journey = {
  service: "day_tour",
  offer: "winelands",
  pickupLocation: "V&A Waterfront",
  destination: "",
  pickupAt: at("2027-11-09"),
  returnAt: null,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const transfer = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Hermanus",
} as const;

const priced = (changes: Partial<PromoCode> = {}, other: Partial<Journey> = {}, booked = bookedAt) =>
  priceWithPromo({ ...journey, ...other }, { ...promo, ...changes }, sampleTariff, booked);
const fullPrice = (other: Partial<Journey> = {}) =>
  priceWithPromo({ ...journey, ...other }, null, sampleTariff, bookedAt).priced.price.total ?? 0;
const takenOff = ({ priced: { price } }: ReturnType<typeof priced>) =>
  price.trace.filter(({ step }) => step === "promo").map(({ delta }) => -delta);

describe("what a code takes off", () => {
  test("a share of the price, in a line of its own and in the total", () => {
    const { price } = priced().priced;
    expect(price.trace.at(-1)).toMatchObject({ step: "promo", rule: "promo:WINE15", text: "Promo code WINE15, −15%" });
    expect(price.total).toBe(Math.round(fullPrice() * 0.85));
    expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  });

  test("of a tour its taxed and its exempt part by the same share", () => {
    const lines = priced().priced.price.lines.filter(({ code }) => code === "promo:WINE15");
    const discount = Math.round(fullPrice() * 0.15);
    expect(lines.map(({ vat, amount }) => [vat, amount])).toEqual([
      ["EX12G", -Math.round(discount * 0.6)],
      ["STD15", -(discount - Math.round(discount * 0.6))],
    ]);
  });

  test("nothing of a toll", () => {
    const tolls = [{ id: "t", name: "Toll", amount: rand(1000), places: ["Hermanus"] }];
    const { priced: trip } = priceWithPromo({ ...journey, ...transfer }, promo, { ...sampleTariff, tolls }, bookedAt);
    const fare = fullPrice(transfer);
    expect(trip.price.total).toBe(fare - Math.round(fare * 0.15) + rand(1000));
  });

  test("an amount, and never more than the price", () => {
    expect(takenOff(priced(off(100)))).toEqual([rand(100)]);
    expect(promoDiscount({ ...promo, ...off(500) }, rand(300))).toBe(rand(300));
    expect(promoDiscount(promo, cents(0))).toBe(0);
  });

  test("from its least amount: the trip after every other reduction, without tolls and what is chosen beside it", () => {
    const tolls = [{ id: "t", name: "Toll", amount: rand(1000), places: ["Hermanus"] }];
    const extra = { id: "box", name: "Cool box", kind: "equipment", per: "booking", needsApproval: false } as const;
    const extras = [{ ...extra, unitCents: rand(1000), vatCode: "STD15", quantity: 1 }] as const;
    const partner = { model: "net_rate", rate: 0.1 } as const;
    const trip = { ...journey, ...transfer, partner, extras };
    const due = fullPrice({ ...transfer, partner });
    const result = (leastCents: Cents) =>
      priceWithPromo(trip, { ...promo, combines: true, leastCents }, { ...sampleTariff, tolls }, bookedAt);
    expect(takenOff(result(cents(due)))).toEqual([Math.round(due * 0.15)]);
    expect(result(cents(due + 1))).toMatchObject({ problem: "too_little" });
    expect(takenOff(result(cents(due + 1)))).toEqual([]);
  });

  test("in another vehicle nothing, where it is for one class", () => {
    const { priced: trip } = priced({ vehicleClasses: ["sedan"] });
    const larger = priceWithPromo({ ...trip.journey, vehicleClass: "shuttle" }, null, sampleTariff, bookedAt);
    expect(larger.priced.price.trace.some(({ step }) => step === "promo")).toBe(false);
  });

  test("nothing off a partner’s own rate, unless both are allowed", () => {
    const partner = { model: "net_rate", rate: 0.1 } as const;
    expect(priced({}, { partner })).toMatchObject({ problem: "own_rate" });
    expect(takenOff(priced({ combines: true }, { partner }))).toEqual([Math.round(fullPrice() * 0.9 * 0.15)]);
  });
});

test.each<[string, Partial<PromoCode>, Partial<Journey>, string | null]>([
  ["paused", { state: "paused" }, {}, "not_active"],
  ["not yet begun", { bookFrom: localDate("2027-11-02") }, {}, "not_yet"],
  ["on its first day", { bookFrom: localDate("2027-11-01") }, {}, null],
  ["on its last day", { bookUntil: localDate("2027-11-01") }, {}, null],
  ["the day after", { bookUntil: localDate("2027-10-31") }, {}, "over"],
  ["for another service", { services: ["airport_transfer"] }, {}, "other_service"],
  ["for another tour", { tours: ["township"] }, {}, "other_service"],
  ["for this tour", { services: ["day_tour"], tours: ["winelands"] }, {}, null],
  ["for certain tours, on a transfer", { tours: ["township"] }, transfer, null],
  ["for another vehicle", { vehicleClasses: ["large_coach"] }, {}, "other_vehicle"],
  ["for later trips", { travelFrom: localDate("2027-11-10") }, {}, "other_day"],
  ["for earlier trips", { travelUntil: localDate("2027-11-08") }, {}, "other_day"],
  ["for trips of that day", { travelFrom: localDate("2027-11-09"), travelUntil: localDate("2027-11-09") }, {}, null],
  ["for higher prices", { leastCents: rand(100_000) }, {}, "too_little"],
  ["without a price", {}, { service: "custom", offer: null }, "no_price"],
])("a code %s", (_what, changes, other, problem) => {
  const result = priced(changes, other);
  expect(result.problem).toBe(problem);
  expect(takenOff(result)).toHaveLength(problem === null ? 1 : 0);
  if (problem)
    expect(promoProblemText(problem as NonNullable<typeof result.problem>, { ...promo, ...changes })).toMatch(
      /^\S.*\.$/,
    );
});

test("a booking keeps the terms it was sold with, so it is priced again alike", () => {
  const { request } = priced(off(100)).priced;
  expect(request.promo).toEqual({
    id: "p",
    code: "WINE15",
    share: null,
    amount: cents(10_000),
    leastCents: 0,
    vehicleClasses: [],
    combines: false,
  });
});

test.each([
  ["wine15", "WINE15"],
  [" Wine 15 ", "WINE15"],
  ["  ", ""],
])("“%s” is the code “%s”", (typed, code) => expect(promoCodeOf(typed)).toBe(code));
