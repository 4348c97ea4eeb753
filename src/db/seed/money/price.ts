import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sizedSeats } from "#domain/booking/child-seats.ts";
import type { VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import { type Cents, cents, rand, shareOf, times } from "#domain/money/money.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import type { Price } from "#domain/pricing/price-request.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import type { Ask } from "../featured-bookings.ts";
import { type Journey, legsOf } from "../leg.ts";

/** The price of a demo booking: by the tariff, or as a person quoted it where the tariff has no rule. */
export type DemoPrice = { readonly priced: PricedJourney; readonly isQuoted: boolean };

export function priceOf(ask: Ask, journey: Journey, bookedAt: Date): DemoPrice {
  const { first, back } = journey;
  const wish = {
    service: ask.service,
    offer: ask.offer,
    pickupLocation: first.from,
    destination: first.to,
    pickupAt: first.pickupAt,
    returnAt: back?.pickupAt ?? null,
    passengers: ask.passengers,
    bags: bagsOf(ask),
    ...childSeatsOf(ask, journey),
    extraStops: [],
    ...hireOf(ask, journey),
    packageDays: null,
  };
  const priced = byRoad(priceJourney(wish, sampleTariff, bookedAt), journey.km);
  const isQuoted = priced.price.total === null;
  return { priced: isQuoted ? { ...priced, price: quoted(priced.price, ask, journey) } : priced, isQuoted };
}

/** As they were asked for; who writes of a four-year-old gets a booster. */
function childSeatsOf({ childSeats, passengers }: Ask, { requirements }: Journey) {
  const request = childSeats ?? (passengers > 1 && /child seat/i.test(requirements) ? { booster_seat: 1 } : {});
  return { childSeats: sizedSeats(request), childSeatSizes: request };
}

/** A bag each, as many as go in without a trailer. */
const bagsOf = ({ service, passengers }: Ask): number =>
  service === "airport_transfer" || service === "custom"
    ? Math.min(passengers, classForParty(passengers, sampleTariff)?.bags ?? 0)
    : 0;

function hireOf({ service, offer }: Ask, { hours }: Journey) {
  if (service !== "chauffeur_service") return { hireUnit: null, hireHours: null };
  return {
    hireUnit: offer === "car-hire" ? ("half_day" as const) : ("full_day" as const),
    hireHours: Math.round(hours),
  };
}

/** A hotel that the gazetteer does not have: the demo knows how far it is. */
function byRoad(priced: PricedJourney, km: number): PricedJourney {
  if (priced.request.kilometres !== null || km === 0) return priced;
  const request = { ...priced.request, kilometres: km };
  return { ...priced, request, price: priceTrip(request, sampleTariff) };
}

/** The price of a larger vehicle as a consultant quotes it, against a sedan. */
const classFactor: Readonly<Record<VehicleDrawing, number>> = {
  sedan: 1,
  shuttle: 1.5,
  luxury_coach: 2.6,
  large_coach: 4.2,
};

function quoted(price: Price, ask: Ask, journey: Journey): Price {
  const total = times(wayPrice(ask, journey), legsOf(journey).length);
  const line = { code: "quote", text: "Agreed price", amount: total, vat: "EX12G" } as const;
  const step = { step: "quote", rule: "quote", text: line.text, delta: total };
  return { ...price, total, lines: [line], trace: [step] };
}

function wayPrice(ask: Ask, { hours, km }: Journey): Cents {
  const factor = classFactor[classForParty(ask.passengers, sampleTariff)?.drawing ?? "large_coach"];
  if (ask.service === "staff_transport") return times(rand(95), ask.passengers);
  if (ask.service === "corporate_events") return toTenRand(shareOf(rand(400), hours * factor));
  return toTenRand(shareOf(times(rand(16), Math.max(Math.round(km), 30)), factor));
}

const toTenRand = (amount: Cents): Cents => cents(Math.round(amount / 1000) * 1000);
