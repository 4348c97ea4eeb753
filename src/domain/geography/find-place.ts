import { plainText } from "../text/plain-text.ts";
import { straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";
import type { PlaceKind } from "./place-row.ts";
import { byScore, type Nameable, rankNames } from "./rank-names.ts";
import { stays } from "./stays.ts";

/** Among equals, popular destinations come first. */
const weight: Partial<Record<PlaceKind, number>> = {
  airport: 3,
  city: 3,
  town: 3,
  suburb: 3,
  hotel: 2,
  attraction: 1,
};

const indexed: readonly Nameable<Place>[] = [...places, ...stays].map((place) => ({
  item: place,
  names: [place.name, ...place.otherNames].map(plainText),
  weight: weight[place.kind] ?? 0,
}));
const byName = new Map(indexed.flatMap(({ item, names }) => names.map((name) => [name, item] as const)).reverse());

/** Places that match what someone is typing, the likeliest first. */
export const suggestPlaces = (text: string, most = 8): readonly Place[] =>
  rankPlaces(text, most).map(({ item }) => item);

/** The same, including places that are not in our own list. */
export function rankPlaces<T = Place>(text: string, most: number, others: readonly Nameable<T>[] = []) {
  const typed = plainText(text);
  if (typed === "") return [];
  const likest = rankAll(typed, most, others);
  return likest.length > 0 ? likest : rankAll(withoutArticle(typed), most, others);
}

const rankAll = <T>(typed: string, most: number, others: readonly Nameable<T>[]) =>
  [...rankNames<Place | T>(indexed, typed, most), ...rankNames<Place | T>(others, typed, most)]
    .sort(byScore)
    .slice(0, most);

/** Names that occur in every town: "Airport, George" is not Cape Town’s airport. */
const commonNames = new Set(
  [
    "Airport",
    "International Airport",
    "CBD",
    "City Centre",
    "City Center",
    "Downtown",
    "Inner City",
    "Town",
    "Waterfront",
  ]
    .concat(["Central Station", "Convention Centre", "Botanical Gardens", "City Hall", "Cruise Terminal"])
    .map(plainText),
);

/** Anything farther away belongs to another town. */
const sameTownKm = 18;

/**
 * The place an address refers to, by its full text or one of its parts, front to back ("The Bay Hotel, Camps Bay").
 */
export function placeIn(address: string): Place | undefined {
  const whole = named(plainText(address));
  if (whole) return whole;
  const parts = address.split(/[,;(]/).map(plainText).filter(Boolean);
  const [first, ...others] = parts.flatMap((part) => {
    const place = named(part);
    return place ? { part, place } : [];
  });
  if (!first || !isElsewhereToo(first)) return first?.place;
  const elsewhere = others.find(({ place }) => straightKm(place, first.place) > sameTownKm);
  return elsewhere?.place ?? first.place;
}

/** Hotel chains have the same name in many towns. */
const isElsewhereToo = ({ part, place }: { part: string; place: Place }): boolean =>
  place.kind === "stay" || commonNames.has(withoutArticle(part));

const withoutArticle = (text: string) => text.replace(/^the /, "");

const named = (text: string): Place | undefined =>
  byName.get(text) ?? byName.get(withoutArticle(text)) ?? hotelNamed(withoutArticle(text));

/** “Mount Nelson Hotel” is the Mount Nelson: people often add the kind of house to a short name. */
function hotelNamed(text: string): Place | undefined {
  const place = text.endsWith(" hotel") ? byName.get(text.slice(0, -" hotel".length)) : undefined;
  return place?.kind === "hotel" || place?.kind === "stay" ? place : undefined;
}
