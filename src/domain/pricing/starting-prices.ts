import { isOnSale } from "../catalogue/tour.ts";
import type { Cents } from "../money/money.ts";
import type { PricedPlace, PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import type { Tariff } from "./tariff.ts";

/**
 * Every offer’s starting price under a tariff, in cents, and the distances and hours it includes. Offers the tariff
 * doesn’t price have no entry. Every "from" price on the site and in the chat is one of these.
 */
export type StartingPrices = Readonly<Record<string, number>>;

/** The packages of several days that have a price, shortest first. */
export const packagesIn = (prices: StartingPrices): readonly { readonly days: number; readonly perPerson: number }[] =>
  Object.entries(prices)
    .flatMap(([key, perPerson]) => (key.startsWith("package.") ? [{ days: Number(key.slice(8)), perPerson }] : []))
    .toSorted((one, other) => one.days - other.days);

/** The towns that have a fixed price from Cape Town, in the tariff’s order. */
export const townsIn = (prices: StartingPrices): readonly string[] =>
  Object.keys(prices).flatMap((key) => (key.startsWith("town.") ? [key.slice(5)] : []));

export function startingPrices(tariff: Tariff): StartingPrices {
  const prices = Object.fromEntries(pricedOffers(tariff).flatMap((offer) => entryOf(offer, tariff)));
  const ofTours = tariff.catalogue.tours.filter(isOnSale).flatMap(({ slug }) => prices[`tour.${slug}`] ?? []);
  return {
    ...prices,
    ...(ofTours.length > 0 && { "tour.cheapest": Math.min(...ofTours) }),
    "hop.km": tariff.transfer.hopKm,
    "ride.km": tariff.transfer.includedKm,
    "chauffeur.hours": tariff.chauffeur.includedHours,
    "group.from": tariff.groupDiscount.fromPassengers,
  };
}

type Offer = {
  readonly key: string;
  readonly trip: (tariff: Tariff) => Partial<PriceRequest>;
  /** The price is quoted per person, for this many people. */
  readonly perPersonOf?: number;
};

const place = (name: string | null, kmFromCity: number, town: string | null = null): PricedPlace => ({
  name,
  town,
  kmFromCity,
});
const airport = place("Cape Town International Airport", 20);
const city = place("Cape Town City Centre", 0);

const hop = ({ transfer }: Tariff) => ({ kilometres: transfer.hopKm });
const ride = ({ transfer }: Tariff) => ({ kilometres: transfer.includedKm });
const group = { service: "group_transport", from: city } as const;
const hire = { service: "chauffeur_service", from: city, kilometres: null } as const;
const fullDay = { hire: { unit: "full_day", hours: null } } as const;

/** The smallest party and shortest route that match the words beside each price. */
const rides: readonly Offer[] = [
  { key: "airport.hop", trip: hop },
  { key: "airport.ride", trip: ride },
  { key: "shuttle.ride", trip: (tariff) => ({ ...group, ...ride(tariff) }) },
  { key: "shuttle.person", trip: (tariff) => ({ ...group, ...ride(tariff), passengers: 3 }), perPersonOf: 3 },
  { key: "group.hop", trip: (tariff) => ({ ...group, ...hop(tariff), passengers: 4 }) },
  { key: "coach.hop", trip: (tariff) => ({ ...group, ...hop(tariff), offer: "coach-hire", passengers: 45 }) },
  { key: "coach.day", trip: (tariff) => ({ ...group, ...ride(tariff), offer: "coach-hire", passengers: 22 }) },
  { key: "chauffeur.day", trip: () => ({ ...hire, offer: "chauffeur-services" }) },
  { key: "hire.half", trip: () => ({ ...hire, offer: "car-hire", hire: { unit: "half_day", hours: null } }) },
  { key: "hire.full", trip: () => ({ ...hire, ...fullDay, offer: "car-hire" }) },
  { key: "hire.most", trip: () => ({ ...hire, ...fullDay, offer: "car-hire", passengers: 4 }) },
];

/** Every tour of the catalogue, and every package and town of the tariff. */
const pricedOffers = ({ catalogue, packages, routes }: Tariff): readonly Offer[] => [
  ...rides,
  ...catalogue.tours.map(({ slug }) => ({
    key: `tour.${slug}`,
    trip: () => ({ service: "day_tour" as const, offer: slug }),
  })),
  ...packages.map(({ days }) => ({
    key: `package.${days}`,
    trip: () => ({ service: "day_tour" as const, packageDays: days }),
  })),
  ...routes.map(({ town }) => ({
    key: `town.${town}`,
    trip: () => ({ from: city, to: place(town, 120, town), kilometres: null }),
  })),
];

/** A weekday in a quiet month, booked in time: a price without surcharges. */
const ordinary: PriceRequest = {
  service: "airport_transfer",
  offer: null,
  from: airport,
  to: city,
  kilometres: null,
  passengers: 1,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  returnAt: null,
  pickupAt: "2026-09-08T08:00:00.000Z",
  bookedAt: "2026-08-01T08:00:00.000Z",
};

function entryOf({ key, trip, perPersonOf = 1 }: Offer, tariff: Tariff): [string, Cents | number][] {
  const { total } = priceTrip({ ...ordinary, ...trip(tariff) }, { ...tariff, timeRules: [] });
  return total === null ? [] : [[key, Math.ceil(total / perPersonOf)]];
}
