import type { Cents } from "../money/money.ts";
import { cents } from "../money/money.ts";
import type { StartingPrices } from "./starting-prices.ts";

/** The starting price of a ride to a sight: the transfer to its town, an airport transfer within the city, or a quote. */
export type AttractionFare =
  | { readonly kind: "town"; readonly town: string; readonly from: Cents }
  | { readonly kind: "city"; readonly from: Cents }
  | { readonly kind: "on_request" };

/** The tariff’s town for a sight. A sight well beyond its town has none. */
const townOf: Readonly<Record<string, string>> = {
  "cape-winelands": "Stellenbosch",
  hermanus: "Hermanus",
  "hermanus-cliff-path": "Hermanus",
  "hermanus-whale-watching": "Hermanus",
  oudtshoorn: "Oudtshoorn",
  "plettenberg-bay": "Plettenberg Bay",
};

/** The distance from the centre within which an airport transfer’s starting price is valid. */
const cityKilometres = 20;

export function attractionFare(slug: string, kilometresFromCity: number, prices: StartingPrices): AttractionFare {
  const town = townOf[slug];
  const toTown = prices[`town.${town}`];
  if (town !== undefined && toTown !== undefined) return { kind: "town", town, from: cents(toTown) };
  const inCity = prices["airport.ride"];
  if (kilometresFromCity > cityKilometres || inCity === undefined) return { kind: "on_request" };
  return { kind: "city", from: cents(inCity) };
}
