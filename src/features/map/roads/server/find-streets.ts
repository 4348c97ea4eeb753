import type { LinePoint } from "#domain/geography/drive.ts";
import { lastRankWithin, type MapBounds, type Street } from "#domain/geography/streets.ts";
import { at, pointsOf } from "./link-roads.ts";
import { isRamp, type RoadNetwork, roadFlags, unitsPerDegree } from "./read-roads.ts";

const stepOf = 1024;
/** Ramps are a blot on anything but a map of a few streets. */
const rampsFrom = 4;

/** The streets of a part of the map, as many as it can show. Pauses now and then. */
export function* findStreets(roads: RoadNetwork, bounds: MapBounds): Generator<undefined, Street[]> {
  const last = lastRankWithin(bounds);
  const [west, east] = [bounds.west * unitsPerDegree, bounds.east * unitsPerDegree];
  const [south, north] = [bounds.south * unitsPerDegree, bounds.north * unitsPerDegree];
  const isIn = (node: number) => {
    const [x, y] = [at(roads.longitude, node), at(roads.latitude, node)];
    return x >= west && x <= east && y >= south && y <= north;
  };
  const streets: Street[] = [];
  for (let edge = 0; edge < roads.edges; edge++) {
    if (edge % stepOf === 0) yield;
    const flags = at(roads.flags, edge);
    const rank = flags & roadFlags.class;
    if (rank > last || (isRamp(flags) && last < rampsFrom)) continue;
    if (isIn(at(roads.from, edge)) || isIn(at(roads.to, edge))) streets.push({ rank, line: lineOf(roads, edge) });
  }
  return streets;
}

function lineOf(roads: RoadNetwork, edge: number): LinePoint[] {
  const points = pointsOf(roads, edge);
  const line: LinePoint[] = [];
  for (let point = 0; point < points.length; point += 2)
    line.push([at(points, point) / unitsPerDegree, at(points, point + 1) / unitsPerDegree]);
  return line;
}
