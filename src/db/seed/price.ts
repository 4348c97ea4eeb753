import { bandFor, carHire, type FleetBand, inlandTransfers, services, tours } from "#domain/catalogue.ts";
import { houseRules } from "#domain/house-rules.ts";
import { type Cents, cents, rand, shareOf, times, zero } from "#domain/money.ts";
import { type Journey, legsOf } from "./leg.ts";
import type { Ask } from "./showpieces.ts";

/** What a larger vehicle costs against the sedan that the "from" price buys. */
const bandFactor: Readonly<Record<FleetBand, number>> = { sedan: 1, shuttle: 1.5, luxury_coach: 2.6, large_coach: 4.2 };

const kmInTransferPrice = 25;
const perFurtherKm = 0.03;

/** What a demo booking costs: the catalogue's "from" price, the vehicle, the distance or the day, the group discount. */
export function priceOf(ask: Ask, journey: Journey): Cents {
  const whole = times(wayPrice(ask, journey), legsOf(journey).length);
  const isGroup = ask.passengers >= houseRules.groupDiscountFromPassengers;
  return isGroup ? toTenRand(shareOf(whole, 1 - houseRules.groupDiscountShare)) : whole;
}

function wayPrice(ask: Ask, journey: Journey): Cents {
  const factor = bandFactor[bandFor(ask.passengers)];
  switch (ask.service) {
    case "airport_transfer":
      return scaled(fromPrice("airport-transfers"), factor * (1 + furtherKm(journey.km) * perFurtherKm));
    case "day_tour":
      return tourPrice(ask, factor);
    case "chauffeur_service":
      return chauffeurPrice(ask, journey);
    case "group_transport":
      if (ask.offer === "coach-hire") return scaled(fromPrice("coach-hire"), factor / bandFactor.luxury_coach);
      return scaled(times(fromPrice("private-shuttles"), ask.passengers), 1 + furtherKm(journey.km) / 50);
    case "staff_transport":
      return times(rand(95), ask.passengers);
    case "corporate_events":
      return scaled(rand(400), journey.hours * factor);
    case "custom":
      return scaled(inlandPrice(journey), factor);
  }
}

const furtherKm = (km: number) => Math.max(0, km - kmInTransferPrice);

const fromPrice = (slug: string): Cents => services.find((service) => service.slug === slug)?.from ?? zero;

/** Private tours cost by the vehicle; the Garden Route, with its nights, by the head. */
function tourPrice(ask: Ask, factor: number): Cents {
  const from = tours.find(({ slug }) => slug === ask.offer)?.from ?? zero;
  return ask.offer === "garden-route" ? times(from, ask.passengers) : scaled(from, factor);
}

/** Eight hours are in the day's price. */
function chauffeurPrice(ask: Ask, journey: Journey): Cents {
  if (ask.offer === "car-hire") return carHire.halfDayFrom;
  return scaled(fromPrice("chauffeur-services"), 1 + Math.max(0, journey.hours - 8) * 0.25);
}

function inlandPrice({ first }: Journey): Cents {
  return inlandTransfers.find(({ destination }) => destination === first.to)?.from ?? zero;
}

/** A price of the list stays as it is written; a calculated one is rounded to ten rand. */
const scaled = (amount: Cents, factor: number): Cents => (factor === 1 ? amount : toTenRand(shareOf(amount, factor)));

const toTenRand = (amount: Cents): Cents => cents(Math.round(amount / 1000) * 1000);
