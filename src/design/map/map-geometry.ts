import type { ChartTone } from "../charts/chart-series.ts";

export type MapPoint = { lat: number; lng: number };

export type MapMarker = MapPoint & {
  id: string;
  label: string;
  text?: string;
  tone?: ChartTone;
  /** One or two characters on the pin, such as the number of a stop. */
  mark?: string;
};

export type MapLine = { id: string; points: readonly MapPoint[]; tone?: ChartTone; dashed?: boolean };

type Position = readonly number[];

type OutlineGeometry =
  | { type: "LineString"; coordinates: readonly Position[] }
  | { type: "MultiLineString" | "Polygon"; coordinates: readonly (readonly Position[])[] }
  | { type: "MultiPolygon"; coordinates: readonly (readonly (readonly Position[])[])[] };

/** GeoJSON of our own base map. Each feature may name its layer: land, urban, river, province, coastline. */
export type MapOutline = {
  type: "FeatureCollection";
  features: readonly { type: "Feature"; properties?: { layer?: string } | null; geometry: OutlineGeometry }[];
};

export type MapContent = { markers?: readonly MapMarker[]; lines?: readonly MapLine[]; outline?: MapOutline };

/** Everything the viewer came to see; the outline alone only where there is nothing on it. */
export function pointsOf({ markers = [], lines = [], outline }: MapContent): MapPoint[] {
  const points = [...markers, ...lines.flatMap((line) => line.points)];
  if (points.length > 0 || !outline) return points;
  return outline.features.flatMap(({ geometry }) => ringsOf(geometry).flat().map(toPoint));
}

/** Every line or ring of a geometry, whatever its kind. */
export function ringsOf(geometry: OutlineGeometry): readonly (readonly Position[])[] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.coordinates;
}

const toPoint = ([lng = 0, lat = 0]: Position): MapPoint => ({ lat, lng });

type Flat = { x: number; y: number };

/** Web Mercator, as every tile uses it, in radians. */
function flatten({ lat, lng }: MapPoint): Flat {
  const phi = (lat * Math.PI) / 180;
  return { x: (lng * Math.PI) / 180, y: -Math.log(Math.tan(Math.PI / 4 + phi / 2)) };
}

/** Turns places into pixels so that all given points fit the box with some air around them. */
export function projectionFor(points: readonly MapPoint[], box: { width: number; height: number }) {
  const flat = points.map(flatten);
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A single point would ask for an endless zoom; this is about a city.
  const smallest = 0.004;
  const scale =
    0.8 * Math.min(box.width / Math.max(right - left, smallest), box.height / Math.max(bottom - top, smallest));
  return (point: MapPoint): Flat => {
    const { x, y } = flatten(point);
    return {
      x: box.width / 2 + (x - (left + right) / 2) * scale,
      y: box.height / 2 + (y - (top + bottom) / 2) * scale,
    };
  };
}

export const outlinePath = (geometry: OutlineGeometry, project: (point: MapPoint) => Flat) =>
  ringsOf(geometry)
    .map((ring) => pathThrough(ring.map(toPoint), project))
    .join("");

export const pathThrough = (points: readonly MapPoint[], project: (point: MapPoint) => Flat) =>
  points
    .map(project)
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

/** How each layer of the base map is drawn, on paper and in the live map alike. */
export const layerLook: Record<string, { fill?: string; stroke?: string; width?: number; dash?: string }> = {
  land: { fill: "var(--surface-2)", stroke: "var(--line-strong)", width: 1 },
  urban: { fill: "var(--surface-3)" },
  river: { stroke: "var(--s1)", width: 1 },
  province: { stroke: "var(--line-strong)", width: 1, dash: "4 4" },
  coastline: { stroke: "var(--line-strong)", width: 1 },
};

export const lookOf = (layer: string | undefined) => layerLook[layer ?? "land"] ?? layerLook.land ?? {};
