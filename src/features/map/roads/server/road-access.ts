import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import { at, type LinkedRoads, secondsOfKind } from "./link-roads.ts";
import { isOneWay } from "./read-roads.ts";
import type { OnRoad } from "./snap-point.ts";
import type { Stretch } from "./trace-route.ts";

/** How to get on or off the network along part of an edge. */
export type Access = { readonly node: number; readonly seconds: number; readonly stretch: Stretch };

/** Speed between a place and its street: a yard, a gate, a farm road. */
const offRoadMetresPerSecond = 4;

const offRoadSeconds = ({ metresOff }: OnRoad) => metresOff / offRoadMetresPerSecond;

export function waysOut(roads: LinkedRoads, start: OnRoad, kind: SpeedKind): Access[] {
  const { edge, share } = start;
  const [whole, before] = [secondsOfKind(roads, edge, kind), offRoadSeconds(start)];
  const along = {
    node: at(roads.to, edge),
    seconds: before + (1 - share) * whole,
    stretch: { edge, from: share, to: 1 },
  };
  if (isOneWay(at(roads.flags, edge))) return [along];
  return [
    along,
    { node: at(roads.from, edge), seconds: before + share * whole, stretch: { edge, from: share, to: 0 } },
  ];
}

export function waysIn(roads: LinkedRoads, end: OnRoad, kind: SpeedKind): Access[] {
  const { edge, share } = end;
  const [whole, after] = [secondsOfKind(roads, edge, kind), offRoadSeconds(end)];
  const along = {
    node: at(roads.from, edge),
    seconds: after + share * whole,
    stretch: { edge, from: 0, to: share },
  };
  if (isOneWay(at(roads.flags, edge))) return [along];
  return [
    along,
    { node: at(roads.to, edge), seconds: after + (1 - share) * whole, stretch: { edge, from: 1, to: share } },
  ];
}

/** The drive along one edge, if both are on it and its direction allows. */
export function withinOneEdge(roads: LinkedRoads, start: OnRoad, end: OnRoad, kind: SpeedKind): Omit<Access, "node">[] {
  if (start.edge !== end.edge) return [];
  if (end.share < start.share && isOneWay(at(roads.flags, end.edge))) return [];
  const driven = Math.abs(end.share - start.share) * secondsOfKind(roads, end.edge, kind);
  const stretch = { edge: end.edge, from: start.share, to: end.share };
  return [{ seconds: offRoadSeconds(start) + driven + offRoadSeconds(end), stretch }];
}

export const metresOf = (roads: LinkedRoads, { edge, from, to }: Stretch): number =>
  at(roads.metres, edge) * Math.abs(to - from);
