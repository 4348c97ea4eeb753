import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { inFigures } from "./figures.ts";
import { priceBasis } from "./price-basis.ts";

const at = (day: string) => momentOf(localDate(day), localTime("10:00"));
/** A Wednesday in winter, booked in good time. */
const ordinary: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Cape Town City Centre",
  pickupAt: at("2027-07-14"),
  returnAt: null,
  passengers: 3,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const shortWay = { pickupLocation: "Gardens", destination: "Camps Bay" };
const group = { service: "group_transport" } as const;
const hire = { service: "chauffeur_service", pickupLocation: "Sea Point", destination: "" } as const;

/** For each basis, the trip it names at its most, and what the pages say it starts at. */
const trips: Readonly<Record<keyof typeof priceBasis, readonly [changes: Partial<Journey>, rand: number]>> = {
  airportShort: [{ destination: "Belhar" }, 250],
  shuttleShort: [{ ...group, passengers: 1 }, 350],
  groupShort: [{ ...group, ...shortWay, passengers: 4 }, 500],
  coachShort: [{ ...group, ...shortWay, offer: "coach-hire", passengers: 45 }, 1200],
  airport: [{}, 350],
  shuttle: [group, 3 * 150],
  chauffeur: [{ ...hire, offer: "chauffeur-services", hireHours: 8 }, 1800],
  carHire: [{ ...hire, hireUnit: "half_day" }, 2000],
  coach: [{ ...group, offer: "coach-hire", passengers: 22 }, 2500],
  inland: [{ destination: "Stellenbosch" }, 950],
  tour: [{ service: "day_tour", offer: "winelands", pickupLocation: "Sea Point", destination: "" }, 1299],
};

test.each(Object.entries(trips))("%s is what the engine charges", (_basis, [changes, rand]) => {
  const priced = priceJourney({ ...ordinary, ...changes }, sampleTariff, at("2027-07-01"));
  expect(priced.price.total).toBe(rand * 100);
});

test("the kilometres named are those of the tariff", () => {
  const { hopKm, includedKm } = sampleTariff.transfer;
  const named = Object.values(inFigures<Record<string, string>>(priceBasis, usualFigures)).flatMap((text) =>
    [...text.matchAll(/(\d+)\u00a0km/g)].map(([, km]) => Number(km)),
  );
  expect(new Set(named)).toEqual(new Set([hopKm, includedKm]));
});
