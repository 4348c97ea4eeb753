import type { PlaceKind } from "./place-row.ts";
import { placeRows } from "./places.gen.ts";

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  readonly area: string;
  readonly otherNames: readonly string[];
  /** The suburb or town of a hotel or guesthouse. */
  readonly suburb?: string;
};

/** Every place known by name: airports, suburbs, towns, sights, hotels, estates. */
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
