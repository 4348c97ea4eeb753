import type { Poi } from "#domain/geography/poi.ts";

/** poi.json: the named places of an extract, for the search of addresses. */
export const writePois = (pois: readonly Poi[]): string =>
  JSON.stringify({
    attribution: "© OpenStreetMap contributors",
    licence: "ODbL 1.0",
    columns: ["name", "kind", "lat", "lon"],
    rows: pois.map(({ name, kind, latitude, longitude }) => [name, kind, rounded(latitude), rounded(longitude)]),
  });

/** A metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
