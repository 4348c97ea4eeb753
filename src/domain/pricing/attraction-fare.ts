import { inlandTransfers, services } from "../company/catalogue.ts";
import type { Cents } from "../money/money.ts";

/** What a ride to a sight starts at: the transfer to its town, an airport transfer within the city, or a quote. */
export type AttractionFare =
  | { readonly kind: "town"; readonly town: string; readonly from: Cents }
  | { readonly kind: "city"; readonly from: Cents }
  | { readonly kind: "on_request" };

/** The town of the tariff a sight lies in or starts at. One that lies well beyond its town is not in it. */
const townOf: Readonly<Record<string, string>> = {
  "cape-winelands": "Stellenbosch",
  hermanus: "Hermanus",
  "hermanus-cliff-path": "Hermanus",
  "hermanus-whale-watching": "Hermanus",
  oudtshoorn: "Oudtshoorn",
  "plettenberg-bay": "Plettenberg Bay",
};

/** As far from the centre as the starting price of an airport transfer holds. */
const cityKilometres = 20;

const airportTransfer = services.find(({ slug }) => slug === "airport-transfers");

export function attractionFare(slug: string, kilometresFromCity: number): AttractionFare {
  const inland = inlandTransfers.find(({ destination }) => destination === townOf[slug]);
  if (inland) return { kind: "town", town: inland.destination, from: inland.from };
  if (kilometresFromCity > cityKilometres || !airportTransfer?.from) return { kind: "on_request" };
  return { kind: "city", from: airportTransfer.from };
}
