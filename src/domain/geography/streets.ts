import type { LinePoint } from "./drive.ts";

/** A part of the map, in degrees. */
export type MapBounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A stretch of road as it lies; rank 0 is a motorway, 6 a driveway. */
export type Street = { readonly rank: number; readonly line: readonly LinePoint[] };

/** The streets a map of these bounds shows; none where the company has no map of all roads. */
export type StreetsWithin = (bounds: MapBounds) => Promise<readonly Street[]>;

/** Through roads, which a map draws broader. */
export const isMainStreet = ({ rank }: Pick<Street, "rank">): boolean => rank <= 1;

const kmPerDegree = 111.2;
/** The least rank that is still seen on a map so many kilometres wide. */
const lastRanks = [
  { overKm: 120, rank: 1 },
  { overKm: 18, rank: 2 },
  { overKm: 7, rank: 3 },
  { overKm: 3, rank: 4 },
] as const;
const minorRank = 5;

/** A map of a province shows its trunk roads, one of a few streets all of them: more would be a thicket. */
export function lastRankWithin({ west, east, south, north }: MapBounds): number {
  const km = (east - west) * kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return lastRanks.find(({ overKm }) => km > overKm)?.rank ?? minorRank;
}
