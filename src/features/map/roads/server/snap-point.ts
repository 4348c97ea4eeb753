import type { Point } from "#domain/geography/measure-road.ts";
import { at, cellUnits, type LinkedRoads, pointsOf } from "./link-roads.ts";
import { isFreeway, metresPerUnit, unitsPerDegree } from "./read-roads.ts";

/** A position on an edge, from 0 at its first node to 1 at its last. */
export type OnRoad = {
  readonly edge: number;
  readonly share: number;
  /** The distance from the requested point. */
  readonly metresOff: number;
};

/** A position this close to a motorway is on it. */
const onFreewayMetres = 30;
/** At most this many rings of grid cells are searched: about 6 km. */
const farthestRing = 6;

/**
 * A point’s possible positions on the roads: the nearest street, and every motorway it may be on. Only the
 * destination decides which one, and in which direction.
 */
function snapPoint(roads: LinkedRoads, point: Point): readonly OnRoad[] {
  const center = { x: point.longitude * unitsPerDegree, y: point.latitude * unitsPerDegree };
  const squeeze = Math.cos((point.latitude * Math.PI) / 180);
  let street: OnRoad | undefined;
  const freeways: OnRoad[] = [];
  const seen = new Set<number>();
  for (let ring = 0; ring <= farthestRing; ring++) {
    for (const edge of edgesInRing(roads, center, ring)) {
      if (seen.has(edge)) continue;
      seen.add(edge);
      const result = nearestOn(roads, edge, { ...center, squeeze });
      if (!isFreeway(at(roads.flags, edge))) {
        if (!street || result.metresOff < street.metresOff) street = result;
      } else if (result.metresOff <= onFreewayMetres) freeways.push(result);
    }
    // Anything farther out lies beyond this ring's inner edge.
    if (street && street.metresOff <= ring * cellUnits * metresPerUnit * squeeze) break;
  }
  return street ? [street, ...freeways] : freeways;
}

/** Farther than this from any road, no route is known. */
const offRoadAtMostMetres = 3000;

/** Where a drive from a point may begin, and where one to it ends; undefined far from any road. */
export function nearestRoad(roads: LinkedRoads, point: Point) {
  const starts = snapPoint(roads, point);
  const [end] = starts;
  return end && end.metresOff <= offRoadAtMostMetres ? { starts, end } : undefined;
}

type Center = { readonly x: number; readonly y: number };

function* edgesInRing({ grid }: LinkedRoads, { x, y }: Center, ring: number): Generator<number> {
  const column = Math.floor((x - grid.west) / cellUnits);
  const row = Math.floor((y - grid.south) / cellUnits);
  for (let r = Math.max(0, row - ring); r <= Math.min(grid.rows - 1, row + ring); r++)
    for (let c = Math.max(0, column - ring); c <= Math.min(grid.columns - 1, column + ring); c++) {
      if (Math.max(Math.abs(r - row), Math.abs(c - column)) !== ring) continue;
      const cell = r * grid.columns + c;
      for (let entry = at(grid.edgesFrom, cell); entry < at(grid.edgesFrom, cell + 1); entry++)
        yield at(grid.edges, entry);
    }
}

/**
 * The nearest position on one edge. `squeeze` corrects for longitude degrees being shorter than latitude
 * degrees.
 */
function nearestOn(roads: LinkedRoads, edge: number, { x, y, squeeze }: Center & { readonly squeeze: number }): OnRoad {
  const line = pointsOf(roads, edge);
  let [best, along, whole] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let point = 2; point < line.length; point += 2) {
    const [ax, ay] = [at(line, point - 2), at(line, point - 1)];
    const [dx, dy] = [(at(line, point) - ax) * squeeze, at(line, point + 1) - ay];
    const [px, py] = [(x - ax) * squeeze, y - ay];
    const length = Math.hypot(dx, dy);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)));
    const off = Math.hypot(px - share * dx, py - share * dy);
    if (off < best) [best, along] = [off, whole + share * length];
    whole += length;
  }
  return { edge, share: whole === 0 ? 0 : along / whole, metresOff: best * metresPerUnit };
}
