import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { linesOfBooking } from "../invoice/invoice-lines.ts";
import { rand } from "../money/money.ts";
import { withClassPrices } from "./class-prices.ts";
import { type Journey, priceJourney } from "./journey-price.ts";
import { countedText } from "./line-text.ts";

const at = (text: string) => new Date(`${text}:00+02:00`);
const coach: Journey = {
  service: "group_transport",
  offer: "coach-hire",
  pickupLocation: "Gardens",
  destination: "Hermanus",
  pickupAt: at("2026-12-02T08:00"),
  returnAt: at("2026-12-04T09:00"),
  passengers: 23,
  bags: 10,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const tariff = {
  ...sampleTariff,
  coach: { ...sampleTariff.coach, day: { luxury_coach: rand(7000), large_coach: rand(9505) } },
};
const priced = (changes: Partial<Journey> = {}) =>
  priceJourney({ ...coach, ...changes }, tariff, at("2026-11-01T08:00")).price;

test("three days in a coach are three times the price of a day, and no list price is rounded", () => {
  const { total, lines } = priced();
  expect(total).toBe(rand(28_515));
  expect(lines).toMatchObject([{ text: "Large coach with driver, per day", amount: rand(28_515), quantity: 3 }]);
  expect(lines.map(countedText)).toEqual(["Large coach with driver, per day, 3\u00a0×\u00a0R9\u00a0505"]);
});

test("its invoice has three of a day’s price, not one of everything", () => {
  const items = priced().lines.map(({ vat, ...line }) => ({ ...line, vatCode: vat }));
  const billed = { total: rand(28_515), service: "Group Transport", isTour: false, serviceOn: "2026-12-02", items };
  expect(linesOfBooking(billed)).toMatchObject([
    { text: "Group Transport: Large coach with driver, per day", quantity: 3, unit: rand(9505) },
  ]);
});

test.each([
  ["a chauffeur", { service: "chauffeur_service", offer: "chauffeur-services", passengers: 2, bags: 1 }, 3],
  ["a car with driver", { service: "chauffeur_service", offer: "car-hire", passengers: 9, bags: 4 }, 3],
  [
    "a package, by the person",
    { service: "day_tour", offer: "garden-route", packageDays: 3, passengers: 4, bags: 2 },
    4,
  ],
] as const)("%s", (_what, changes, quantity) => {
  const { lines, total } = priced(changes);
  expect(total).not.toBeNull();
  expect(lines[0]).toMatchObject({ quantity });
});

test("a class of the company’s own is hired by the day at its own price, with the driver’s lodging", () => {
  const [sedan] = sampleTariff.catalogue.classes.filter(({ id }) => id === "sedan");
  if (!sedan) throw new Error("There is no sedan.");
  const own = { ...sedan, id: "business_sedan", name: "Business sedan", comfort: 2, isBase: false };
  const catalogue = { ...sampleTariff.catalogue, classes: [...sampleTariff.catalogue.classes, own] };
  const withNights = { ...sampleTariff, catalogue, extras: { ...sampleTariff.extras, driverNight: rand(800) } };
  const priced = withClassPrices(withNights, { from: "sedan", to: own.id, factor: 2 });
  const car = {
    service: "chauffeur_service",
    offer: "car-hire",
    passengers: 2,
    bags: 1,
    vehicleClass: own.id,
  } as const;
  const { vehicle, price } = priceJourney({ ...coach, ...car }, priced, at("2026-11-01T08:00"));
  expect(vehicle.vehicleClass).toBe("business_sedan");
  const day = priced.carHire.full_day.business_sedan ?? 0;
  expect(day).toBe(2 * (sampleTariff.carHire.full_day.sedan ?? 0));
  expect(price.lines).toMatchObject([
    { text: "Car Hire with Driver, per day, business sedan", amount: 3 * day, quantity: 3 },
    { code: "driver-night", amount: rand(1600), quantity: 2 },
  ]);
});

test("one day is one, and says so in words", () => {
  expect(priced({ returnAt: null, hireHours: 10 }).lines.map(countedText)).toEqual([
    "Large coach with driver, one day",
  ]);
});

test("a holiday raises the price of its own day, on whichever day of the hire it falls", () => {
  // The Day of Reconciliation is the second of three days, all of them in the festive season.
  const { trace } = priced({ pickupAt: at("2026-12-15T08:00"), returnAt: at("2026-12-17T08:00") });
  expect(trace.filter(({ step }) => step === "time").map(({ text, delta }) => [text, delta])).toEqual([
    ["Public holiday, +15%, 1 of 3 days", 142_575],
    ["Festive season, 15 December to 10 January, +10%", 285_150],
  ]);
});

test("a tour that is to last longer than it does is priced by a person, not sold for the price of a day", () => {
  const tour = { service: "day_tour", offer: "winelands", passengers: 2, bags: 0 } as const;
  expect(priced({ ...tour, returnAt: null }).total).not.toBeNull();
  expect(priced(tour)).toMatchObject({ total: null, doubts: ["priced_by_a_person"] });
});
