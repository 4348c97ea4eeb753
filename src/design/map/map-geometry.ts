export type MapPoint = { lat: number; lng: number };

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

/** Every line or ring of a geometry, whatever its kind. */
export function ringsOf(geometry: OutlineGeometry): readonly (readonly Position[])[] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.coordinates;
}
