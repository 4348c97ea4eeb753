import type { Poi } from "#domain/geography/poi.ts";

/** poi.json: an extract’s named places, for the address search. */
export const writePois = (pois: readonly Poi[]): string =>
  JSON.stringify({
    attribution: "© OpenStreetMap contributors",
    licence: "ODbL 1.0",
    columns: ["name", "kind", "lat", "lon"],
    rows: pois.map(({ name, kind, latitude, longitude }) => [name, kind, rounded(latitude), rounded(longitude)]),
  });

/** Rounded to about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
