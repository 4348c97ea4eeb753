import type * as GeoJSON from "geojson";
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { firstLabel, type NamedPlace, type StreetGround } from "./street-map-ground.ts";
import type { StreetPalette } from "./street-map-palette.ts";

type OutlineGround = Extract<StreetGround, { kind: "outline" }>;

const outlineSource = "outline";

/** Our own coast, rivers and towns, where there are no streets. */
export function outlineStyle(palette: StreetPalette, { outline, places }: OutlineGround): StyleSpecification {
  const of = (layer: string): ExpressionSpecification => ["==", ["get", "layer"], layer];
  const fill = (id: string, colour: string): LayerSpecification => ({
    id,
    type: "fill",
    source: outlineSource,
    filter: of(id),
    paint: { "fill-color": colour },
  });
  const line = (id: string, colour: string, dash?: number[]): LayerSpecification => ({
    id,
    type: "line",
    source: outlineSource,
    filter: of(id),
    paint: { "line-color": colour, "line-width": 1, ...(dash && { "line-dasharray": dash }) },
  });
  return {
    version: 8,
    // Written by hand or by GeoJSON's own types: the same thing.
    sources: {
      [outlineSource]: { type: "geojson", data: outline as GeoJSON.FeatureCollection },
      places: { type: "geojson", data: placePoints(places) },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": palette.sea } },
      fill("land", palette.land),
      fill("urban", palette.built),
      line("river", palette.river),
      line("province", palette.ink3, [4, 4]),
      line("coastline", palette.seaText),
      outlineLabel(palette),
    ],
  };
}

/** The larger ones first; the others where there is room. */
const outlineLabel = (palette: StreetPalette): LayerSpecification => ({
  id: firstLabel,
  type: "symbol",
  source: "places",
  layout: {
    "text-field": ["get", "name"],
    "text-font": ["Figtree SemiBold"],
    "text-max-width": 8,
    "text-size": ["case", ["get", "isLarge"], 14, 11],
    "symbol-sort-key": ["case", ["get", "isLarge"], 0, 1],
  },
  paint: { "text-color": palette.ink2, "text-halo-color": palette.halo, "text-halo-width": 1.4 },
});

const placePoints = (places: readonly NamedPlace[]): GeoJSON.FeatureCollection => ({
  type: "FeatureCollection",
  features: places.map(({ name, isLarge, lat, lng }) => ({
    type: "Feature",
    properties: { name, isLarge },
    geometry: { type: "Point", coordinates: [lng, lat] },
  })),
});
