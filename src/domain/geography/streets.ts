import type { LinePoint } from "./drive.ts";

/** Map bounds in degrees. */
export type MapBounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A piece of road; rank 0 is a motorway, 6 a driveway. */
export type Street = { readonly rank: number; readonly line: readonly LinePoint[] };

/** The streets within these bounds; none without a road network. */
export type StreetsWithin = (bounds: MapBounds) => Promise<readonly Street[]>;

/** Through roads, which a map draws wider. */
export const isMainStreet = ({ rank }: Pick<Street, "rank">): boolean => rank <= 1;

const kmPerDegree = 111.2;
/** The highest rank still visible on a map this many kilometres wide. */
const lastRanks = [
  { overKm: 120, rank: 1 },
  { overKm: 18, rank: 2 },
  { overKm: 7, rank: 3 },
  { overKm: 3, rank: 4 },
] as const;
const minorRank = 5;

/** A map of a province shows trunk roads only, one of a few streets all of them: more would be clutter. */
export function lastRankWithin({ west, east, south, north }: MapBounds): number {
  const km = (east - west) * kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return lastRanks.find(({ overKm }) => km > overKm)?.rank ?? minorRank;
}
