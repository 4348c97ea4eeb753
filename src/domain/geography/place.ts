import { placeRows } from "./places.gen.ts";

export type PlaceKind =
  | "airport"
  | "suburb"
  | "attraction"
  | "harbour"
  | "business"
  | "town"
  | "station"
  | "wine"
  | "mall"
  | "beach"
  | "university"
  | "hospital"
  | "hotel"
  | "reserve"
  | "pass"
  | "city";

export type PlaceRow = readonly [
  id: string,
  name: string,
  kind: PlaceKind,
  latitude: number,
  longitude: number,
  area: string,
  otherNames: readonly string[],
];

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  readonly area: string;
  readonly otherNames: readonly string[];
};

/** Every place we know by name: airports, suburbs, towns, sights, hotels, estates. */
export const places: readonly Place[] = placeRows.map(
  ([id, name, kind, latitude, longitude, area, otherNames]): Place => ({
    id,
    name,
    kind,
    latitude,
    longitude,
    area,
    otherNames,
  }),
);
