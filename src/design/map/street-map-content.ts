import type * as GeoJSON from "geojson";
import type { GeoJSONSource, Map as StreetMapView } from "maplibre-gl";
import type { MapPoint } from "./map-geometry.ts";
import { firstLabel } from "./street-map-ground.ts";
import type { MapTheme, StreetPalette } from "./street-map-palette.ts";
import { streetPalettes } from "./street-map-palette.ts";

/** A way on the map: the one that is meant, or the one that was taken. */
export type StreetLine = { readonly id: string; readonly points: readonly MapPoint[]; readonly look: "way" | "past" };
/** An area on the map. A draft is being drawn. */
export type StreetShape = {
  readonly id: string;
  readonly ring: readonly MapPoint[];
  readonly look: "fence" | "draft" | "pickup";
};

export type StreetContent = { readonly lines: readonly StreetLine[]; readonly shapes: readonly StreetShape[] };

type Feature = GeoJSON.Feature<GeoJSON.LineString | GeoJSON.Polygon, { look: string }>;

const along = (points: readonly MapPoint[]) => points.map(({ lat, lng }) => [lng, lat]);
const closed = (ring: readonly MapPoint[]) => (ring[0] ? [...ring, ring[0]] : []);

const lineFeature = ({ points, look }: StreetLine): Feature => ({
  type: "Feature",
  properties: { look },
  geometry: { type: "LineString", coordinates: along(points) },
});
const shapeFeature = ({ ring, look }: StreetShape): Feature => ({
  type: "Feature",
  properties: { look },
  geometry: { type: "Polygon", coordinates: [along(closed(ring))] },
});
const collection = (features: Feature[]): GeoJSON.FeatureCollection => ({ type: "FeatureCollection", features });

const linesOf = ({ lines }: StreetContent) =>
  collection(lines.filter(({ points }) => points.length > 1).map(lineFeature));
const shapesOf = ({ shapes }: StreetContent) =>
  collection(shapes.filter(({ ring }) => ring.length > 2).map(shapeFeature));

/** Lays what we draw on a style that has just come, which has none of it. */
export function layContent(map: StreetMapView, theme: MapTheme, content: StreetContent) {
  const palette = streetPalettes[theme];
  map.addSource("our-shapes", { type: "geojson", data: shapesOf(content) });
  map.addSource("our-lines", { type: "geojson", data: linesOf(content) });
  const join = { "line-cap": "round", "line-join": "round" } as const;
  map.addLayer(
    {
      id: "our-areas",
      type: "fill",
      source: "our-shapes",
      paint: { "fill-color": byLook(palette, ["fence", "draft", "pickup"]), "fill-opacity": 0.14 },
    },
    firstLabel,
  );
  map.addLayer(
    {
      id: "our-edges",
      type: "line",
      source: "our-shapes",
      layout: join,
      paint: { "line-color": byLook(palette, ["fence", "draft", "pickup"]), "line-width": 2 },
    },
    firstLabel,
  );
  map.addLayer(
    {
      id: "our-line-edges",
      type: "line",
      source: "our-lines",
      layout: join,
      paint: { "line-color": palette.wayEdge, "line-width": 8, "line-opacity": 0.9 },
    },
    firstLabel,
  );
  map.addLayer(
    {
      id: "our-lines",
      type: "line",
      source: "our-lines",
      layout: join,
      paint: { "line-color": byLook(palette, ["way", "past"]), "line-width": 4.5 },
    },
    firstLabel,
  );
}

/** The same layers with other content. A style that is still loading gets it when it is there. */
export function changeContent(map: StreetMapView, content: StreetContent) {
  map.getSource<GeoJSONSource>("our-shapes")?.setData(shapesOf(content));
  map.getSource<GeoJSONSource>("our-lines")?.setData(linesOf(content));
}

function byLook(palette: StreetPalette, looks: readonly (keyof StreetPalette)[]) {
  const [usual = "fence"] = looks;
  const pairs = looks.flatMap((look) => [look, palette[look]]);
  return ["match", ["get", "look"], ...pairs, palette[usual]] as unknown as string;
}
