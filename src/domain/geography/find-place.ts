import { plainText } from "../text/plain-text.ts";
import { straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";
import type { PlaceKind } from "./place-row.ts";

type Indexed = { readonly place: Place; readonly names: readonly string[] };
const indexed: readonly Indexed[] = places.map((place) => ({
  place,
  names: [place.name, ...place.otherNames].map(plainText),
}));
const byName = new Map(indexed.flatMap(({ place, names }) => names.map((name) => [name, place] as const)).reverse());

/** Where travellers mostly go comes first among equals. */
const weight: Partial<Record<PlaceKind, number>> = { airport: 3, city: 3, hotel: 2, town: 2, suburb: 2, attraction: 1 };

/** How well a name answers what was typed: 0 not at all. */
function likeness(name: string, typed: string): number {
  if (name === typed) return 100;
  if (name.startsWith(typed)) return 60;
  const words = typed.split(" ");
  const found = words.every((word) => name.split(" ").some((part) => part.startsWith(word)));
  if (found) return 40;
  return typed.length >= 4 && name.includes(typed) ? 20 : 0;
}

/** Places for what someone is typing, the likeliest first. */
export function suggestPlaces(text: string, most = 8): readonly Place[] {
  const typed = plainText(text);
  if (typed === "") return [];
  const likest = suggestFor(typed, most);
  return likest.length > 0 ? likest : suggestFor(withoutArticle(typed), most);
}

function suggestFor(typed: string, most: number): readonly Place[] {
  return indexed
    .map(({ place, names }) => ({
      place,
      score: Math.max(...names.map((name) => likeness(name, typed))) + (weight[place.kind] ?? 0),
      isLike: names.some((name) => likeness(name, typed) > 0),
    }))
    .filter(({ isLike }) => isLike)
    .sort((a, b) => b.score - a.score || a.place.name.length - b.place.name.length)
    .slice(0, most)
    .map(({ place }) => place);
}

/** Names that every town has: "Airport, George" is not the airport of Cape Town. */
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

/** What is farther away than this belongs to another town. */
const sameTownKm = 18;

/** The place an address means: its whole text, or one of its parts from the front ("The Bay Hotel, Camps Bay"). */
export function placeIn(address: string): Place | undefined {
  const whole = named(plainText(address));
  if (whole) return whole;
  const parts = address.split(/[,;(]/).map(plainText).filter(Boolean);
  const [first, ...others] = parts.flatMap((part) => {
    const place = named(part);
    return place ? { part, place } : [];
  });
  if (!first || !commonNames.has(withoutArticle(first.part))) return first?.place;
  const elsewhere = others.find(({ place }) => straightKm(place, first.place) > sameTownKm);
  return elsewhere?.place ?? first.place;
}

const withoutArticle = (text: string) => text.replace(/^the /, "");

const named = (text: string): Place | undefined => byName.get(text) ?? byName.get(withoutArticle(text));
