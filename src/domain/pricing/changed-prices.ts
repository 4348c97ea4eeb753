import { type Catalogue, tourOf } from "../catalogue/catalogue.ts";
import { startingPrices } from "./starting-prices.ts";
import type { Tariff } from "./tariff.ts";

/** A price that public pages show, before and after. Null: the tariff has none. */
export type ChangedPrice = {
  readonly what: string;
  /** The page that is about it. */
  readonly page: string;
  readonly from: number | null;
  readonly to: number | null;
};

/** Every price that visitors would read differently, in the order of the site. */
export function changedPrices(before: Tariff, after: Tariff): readonly ChangedPrice[] {
  const [old, next] = [startingPrices(before), startingPrices(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return keys.flatMap((key) => {
    const shown = shownAs(key, after.catalogue);
    const [from, to] = [old[key] ?? null, next[key] ?? null];
    return shown && from !== to ? [{ ...shown, from, to }] : [];
  });
}

const named: Readonly<Record<string, string>> = {
  "airport.hop": "Airport transfer, short",
  "airport.ride": "Airport transfer",
  "shuttle.ride": "Private shuttle",
  "shuttle.person": "Private shuttle, per person",
  "group.hop": "Group transfer, short",
  "coach.hop": "Coach, one short way",
  "coach.day": "Coach, one day",
  "chauffeur.day": "Chauffeur, one day",
  "hire.half": "Car with driver, half a day",
  "hire.full": "Car with driver, one day",
  "hire.most": "Car with driver, one day, four people",
  "tour.cheapest": "Tours from",
};

function shownAs(key: string, catalogue: Catalogue): Pick<ChangedPrice, "what" | "page"> | undefined {
  const name = named[key];
  if (name) return { what: name, page: key.startsWith("tour.") ? "/tours" : "/services" };
  const [kind, of = ""] = [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)];
  if (kind === "tour") return { what: tourOf(catalogue, of)?.name ?? of, page: `/tours/${of}` };
  if (kind === "town") return { what: `Cape Town and ${of}`, page: "/services" };
  return kind === "package" ? { what: `Garden Route, ${of} days, per person`, page: "/services" } : undefined;
}
