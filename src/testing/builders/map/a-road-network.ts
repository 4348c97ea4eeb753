import { type RoadPlan, writeRoads } from "#features/map/roads/server/write-roads.ts";

/** Streets in an empty part of the Karoo. */
export const corner = { latitude: -33, longitude: 20 };
/** Units of the file as degrees from the corner: 100 are about 110 metres north or 93 metres east. */
export const placeAt = (east: number, north: number) => ({
  longitude: corner.longitude + east / 1e5,
  latitude: corner.latitude + north / 1e5,
});

type Street = {
  readonly from: number;
  readonly to: number;
  readonly metres: number;
  readonly kmh?: number;
  readonly flags?: number;
  readonly bends?: readonly (readonly [east: number, north: number])[];
};

const minor = 5;

/** A file of roads, from nodes placed east and north of the corner and the streets between them. */
export function aRoadNetwork(nodes: readonly (readonly [east: number, north: number])[], streets: readonly Street[]) {
  const units = ([east, north]: readonly [number, number]) =>
    [Math.round(corner.longitude * 1e5) + east, Math.round(corner.latitude * 1e5) + north] as const;
  const plan: RoadPlan = {
    nodes: nodes.map(units),
    edges: streets.map(({ bends = [], kmh = 60, flags = minor, ...street }) => ({
      ...street,
      kmh,
      flags,
      name: "",
      bends: bends.map(units),
    })),
  };
  return writeRoads(plan);
}
