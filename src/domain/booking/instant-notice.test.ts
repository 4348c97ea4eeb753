import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { companyRules } from "../company/company-rules.ts";
import { type Journey, priceJourney } from "../pricing/journey-price.ts";
import { addHours } from "../time/local-time.ts";
import { type InstantHours, type Notice, noticeOf } from "./instant-notice.ts";

const now = new Date("2026-11-20T08:00:00Z");

const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Sea Point",
  destination: "Gardens",
  pickupAt: addHours(now, 24),
  returnAt: null,
  passengers: 2,
  bags: 0,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const rules: InstantHours = {
  city: { ...companyRules.instantHours.city, sedan: 2, shuttle: 4, luxury_coach: 20 },
  airport: { ...companyRules.instantHours.airport, sedan: 3 },
  outOfTown: { ...companyRules.instantHours.outOfTown, sedan: 6 },
  tours: 12,
};
const tour = { service: "day_tour", offer: "winelands", destination: "" } as const;

test.each<readonly [what: string, changes: Partial<Journey>, hours: number, notice: Notice]>([
  ["as promised", {}, 24, "in_time"],
  ["a minute later", {}, 24 - 1 / 60, "soon"],
  ["the last hour in town", {}, 2, "soon"],
  ["a minute too late in town", {}, 2 - 1 / 60, "too_soon"],
  ["another class", { passengers: 6 }, 3, "too_soon"],
  ["a coach", { passengers: 16 }, 20, "soon"],
  ["from the airport", { pickupLocation: "Cape Town International Airport" }, 2.5, "too_soon"],
  ["to the airport", { destination: "Cape Town International Airport" }, 3, "soon"],
  ["out of town", { destination: "Franschhoek" }, 5, "too_soon"],
  ["out of town in time", { destination: "Franschhoek" }, 6, "soon"],
  ["somewhere we do not know", { destination: "Nowhere at all" }, 5, "too_soon"],
  ["a tour tomorrow", tour, 12, "soon"],
  ["a tour tonight", tour, 11, "too_soon"],
  ["a tour that is still to be chosen", { ...tour, offer: null }, 40, "too_soon"],
  ["a tour with a ferry", { ...tour, offer: "robben-island" }, 47, "too_soon"],
  ["a tour with a ferry, as promised", { ...tour, offer: "robben-island" }, 48, "in_time"],
])("%s", (_what, changes, hours, notice) => {
  const priced = priceJourney({ ...journey, ...changes, pickupAt: addHours(now, hours) }, sampleTariff, now);
  expect(noticeOf(priced, rules, now)).toBe(notice);
});
