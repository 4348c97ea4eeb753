import { plainText } from "../text/plain-text.ts";
import { placeIn } from "./find-place.ts";
import { straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";
import type { PlaceKind } from "./place-row.ts";
import { isSamePlace } from "./same-place.ts";
import { stays } from "./stays.ts";

/** A named place from map data that extends our own list. */
export type Poi = {
  readonly name: string;
  readonly kind: PoiKind;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where passengers go; schools and police stations are typed as addresses. */
export const poiKinds = ["lodging", "restaurant", "attraction", "wine", "mall", "hospital", "venue", "golf"] as const;
export type PoiKind = (typeof poiKinds)[number];

const kinds: Readonly<Record<PoiKind, PlaceKind>> = {
  lodging: "stay",
  restaurant: "business",
  attraction: "attraction",
  wine: "wine",
  mall: "mall",
  hospital: "hospital",
  venue: "attraction",
  golf: "attraction",
};

/** Farther from every known suburb and town, a place belongs to none. */
const nearKm = 6;
const known = [...places.filter(({ kind }) => kind === "hotel"), ...stays];
const around = places.filter(({ kind }) => kind === "suburb" || kind === "town" || kind === "city");

/**
 * The place as an address: its name and its suburb or town, which decides the price. Null if our own list has it, or if
 * its name would be mistaken for another place.
 */
export function placeOfPoi(poi: Poi): Place | null {
  if (placeIn(poi.name) || known.some((place) => isSamePlace(place, poi))) return null;
  const [near] = around
    .map((place) => ({ place, far: straightKm(place, poi) }))
    .filter(({ far }) => far <= nearKm)
    .sort((a, b) => a.far - b.far);
  const suburb = near?.place;
  if (!suburb) return null;
  const name = `${poi.name}, ${suburb.name}`;
  if (placeIn(name) !== suburb) return null;
  const { latitude, longitude } = poi;
  return {
    id: plainText(name).replaceAll(" ", "-"),
    name,
    kind: kinds[poi.kind],
    latitude,
    longitude,
    area: suburb.area,
    otherNames: [],
    suburb: suburb.name,
  };
}

/** The kind of a named OpenStreetMap object; undefined if no one is driven there. */
export function poiKindOf(tags: Readonly<Record<string, string>>): PoiKind | undefined {
  for (const [key, kindsOf] of Object.entries(byTag)) {
    const result = kindsOf[tags[key] ?? ""];
    if (result) return result;
  }
  return undefined;
}

const byTag: Readonly<Record<string, Readonly<Record<string, PoiKind>>>> = {
  tourism: {
    hotel: "lodging",
    guest_house: "lodging",
    hostel: "lodging",
    motel: "lodging",
    chalet: "lodging",
    apartment: "lodging",
    attraction: "attraction",
    museum: "attraction",
    viewpoint: "attraction",
    gallery: "attraction",
    zoo: "attraction",
    aquarium: "attraction",
    theme_park: "attraction",
  },
  craft: { winery: "wine" },
  amenity: { restaurant: "restaurant", hospital: "hospital", theatre: "venue", cinema: "venue" },
  shop: { mall: "mall" },
  leisure: { golf_course: "golf", stadium: "venue" },
};
export const poiTags = [...Object.keys(byTag), "name"];
