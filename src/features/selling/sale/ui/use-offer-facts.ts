import { formatRand } from "#design/money.tsx";
import { type SoldServices, serviceOf } from "#domain/catalogue/service.ts";
import { type Duration, type Tour, tourTitle } from "#domain/catalogue/tour.ts";
import { type Service, type ServiceOptionId, services as written } from "#domain/company/catalogue.ts";
import type { StartingPrices } from "#domain/pricing/starting-prices.ts";
import { shortMonthNames } from "#domain/time/local-time.ts";
import { priceBasis } from "#features/content/words/price-basis.ts";

/** The text about a choice before it is priced. */
export type OfferFacts = {
  readonly name: string;
  readonly duration: string | undefined;
  /** "From R1 299 per vehicle", or that our team will quote it. */
  readonly priceFrom: string;
  /** Its basis and conditions. */
  readonly basis: string;
  /** The months in which it runs, unless it runs all year. */
  readonly months: readonly number[] | null;
};

type Chosen = { readonly service: ServiceOptionId | ""; readonly offer: string };

type OnOffer = { readonly prices: StartingPrices; readonly tours: readonly Tour[]; readonly services: SoldServices };

/** The facts of a service, or of the tour or hire chosen within it. */
export function offerFacts({ service, offer }: Chosen, { prices, tours, services }: OnOffer): OfferFacts | undefined {
  if (service === "") return undefined;
  const tour = tours.find(({ slug }) => slug === offer);
  if (tour) {
    return {
      name: tourTitle(tour.name),
      duration: durationText(tour.duration),
      priceFrom: fromText(prices[`tour.${tour.slug}`], "per vehicle"),
      basis: basisText("tour"),
      months: tour.months,
    };
  }
  const chosen = serviceOf(services, { service, offer });
  const shown = written.find(({ slug }) => slug === chosen?.slug) ?? written.find(({ option }) => option === service);
  return {
    name: chosen?.name ?? "",
    duration: shown?.duration ? durationText(shown.duration) : undefined,
    priceFrom: service === "day_tour" ? fromText(prices["tour.cheapest"], "per vehicle") : serviceFrom(shown, prices),
    basis: service === "day_tour" ? basisText("tour") : basisText(basisOf[shown?.slug ?? ""]),
    months: null,
  };
}

const basisOf: Readonly<Record<string, keyof typeof priceBasis>> = {
  "airport-transfers": "airport",
  "private-shuttles": "shuttle",
  "chauffeur-services": "chauffeur",
  "car-hire": "carHire",
  "coach-hire": "coach",
};

/** “Per vehicle” alone says little: adds the party size, and what makes it cost more. */
function basisText(basis: keyof typeof priceBasis | undefined): string {
  if (!basis) return "";
  const text = priceBasis[basis];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}. The price depends on the vehicle your group needs, the distance, and the date and time.`;
}

/** “From” prices are for a small party; a larger group has its own price. */
export const isBeyondOptions = (passengers: number): boolean => passengers > 22;

export const quoted = "Custom quote";
const perText: Readonly<Record<Service["per"], string>> = {
  trip: "per vehicle",
  person: "per person",
  day: "per vehicle per day",
  "half day": "per vehicle per half day",
};

const serviceFrom = (service: Service | undefined, prices: StartingPrices): string =>
  service ? fromText(prices[service.startingPrice ?? ""], perText[service.per]) : quoted;

const fromText = (cents: number | undefined, unit: string): string =>
  cents === undefined ? quoted : `From ${formatRand(cents)} ${unit}`;

/** "8–9 hours" */
export const durationText = ({ fewest, most, unit }: Duration): string =>
  most === null ? `${fewest}+ ${unit}` : `${fewest}–${most} ${unit}`;

/** The default offer of a service, if it has one. */
export const usualOffer = (service: ServiceOptionId | ""): string => {
  if (service === "chauffeur_service") return "car-hire";
  return service === "group_transport" ? "private-shuttles" : "";
};

export const packageText = (days: number, perPerson: number) => `${days} days, ${formatRand(perPerson)} per person`;

/** "Jun–Nov" */
export const seasonText = (months: readonly number[]): string =>
  [months[0], months.at(-1)].map((month) => shortMonthNames[(month ?? 1) - 1]).join("–");
