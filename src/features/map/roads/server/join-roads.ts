import { straightKm } from "#domain/geography/measure-road.ts";
import { type RoadKind, roadClasses } from "#domain/geography/road-kind.ts";
import { kmhOn, type Surroundings, surroundingsAt } from "#domain/geography/road-speed.ts";
import { simplifyLine } from "#domain/geography/simplify-line.ts";
import { tileNumber } from "../../server/read-directory.ts";
import { findIslands } from "./find-islands.ts";
import type { Extract, ExtractNodes } from "./gateways/read-extract.ts";
import { roadFlags, unitsPerDegree } from "./read-roads.ts";
import type { PlannedEdge, RoadPlan } from "./write-roads.ts";

/** A road between two junctions, as node indexes. */
type Piece = { readonly kind: RoadKind; readonly nodes: readonly number[] };
type Unit = readonly [longitude: number, latitude: number];

/** About two metres. */
const tolerance = 2;
/** Cells of about half a kilometre, so that a cell and its neighbours cover some 700 metres. */
const cellUnits = 450;
/** Points closer together than this say nothing about a bend. */
const bendMetres = 15;

/** Builds a road network: roads are cut at junctions, measured, and separated from unconnected islands. */
export function joinRoads({ nodes, ways }: Extract): RoadPlan {
  const pieces = ways.flatMap(cutAt(junctionsOf(ways, nodes.ids.length))).map(alongItsDirection);
  const junctions = countEnds(pieces);
  const around = surroundings(junctions, nodes);
  // Along a space-filling curve, neighbouring nodes have close numbers.
  const ends = [...junctions.keys()].toSorted((a, b) => curveAt(nodes, a) - curveAt(nodes, b));
  const numbers = new Map(ends.map((place, number) => [place, number]));
  const edges = pieces.map((piece) => edgeOf(piece, { nodes, numbers, around }));
  const isIsland = findIslands(ends.length, edges);
  return {
    nodes: ends.map((place) => unitAt(nodes, place)),
    edges: edges.map((edge, at) => (isIsland(at) ? { ...edge, flags: edge.flags | roadFlags.notRoutable } : edge)),
  };
}

/** Points on more than one road, or twice on one road; a road’s ends count like a second road. */
function junctionsOf(ways: Extract["ways"], count: number): (place: number) => boolean {
  const passed = new Uint8Array(count);
  for (const { nodes } of ways)
    for (const [at, place] of nodes.entries()) {
      const more = at === 0 || at === nodes.length - 1 ? 2 : 1;
      passed[place] = Math.min(200, (passed[place] ?? 0) + more);
    }
  return (place) => (passed[place] ?? 0) > 1;
}

const cutAt =
  (isJunction: (place: number) => boolean) =>
  ({ kind, nodes }: Piece): Piece[] => {
    const pieces: Piece[] = [];
    let start = 0;
    for (let at = 1; at < nodes.length; at++) {
      if (at < nodes.length - 1 && !isJunction(nodes[at] ?? -1)) continue;
      pieces.push({ kind, nodes: nodes.slice(start, at + 1) });
      start = at;
    }
    return pieces;
  };

const alongItsDirection = ({ kind, nodes }: Piece): Piece =>
  kind.direction === "against" ? { kind: { ...kind, direction: "along" }, nodes: nodes.toReversed() } : { kind, nodes };

/** How many roads end at each junction. */
function countEnds(pieces: readonly Piece[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { nodes } of pieces)
    for (const place of [nodes[0] ?? 0, nodes.at(-1) ?? 0]) ends.set(place, (ends.get(place) ?? 0) + 1);
  return ends;
}

/** Town, suburb or country, by the number of junctions with three or more roads nearby. */
function surroundings(ends: ReadonlyMap<number, number>, nodes: ExtractNodes): (place: number) => Surroundings {
  const cells = new Map<string, number>();
  const cellOf = (place: number) => unitAt(nodes, place).map((unit) => Math.floor(unit / cellUnits));
  for (const [place, roads] of ends) {
    if (roads < 3) continue;
    const key = cellOf(place).join(" ");
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  return (place) => {
    const [column = 0, row = 0] = cellOf(place);
    let near = 0;
    for (const x of [-1, 0, 1]) for (const y of [-1, 0, 1]) near += cells.get(`${column + x} ${row + y}`) ?? 0;
    return surroundingsAt(near);
  };
}

type Known = {
  readonly nodes: ExtractNodes;
  readonly numbers: ReadonlyMap<number, number>;
  readonly around: (place: number) => Surroundings;
};

function edgeOf({ kind, nodes: places }: Piece, { nodes, numbers, around }: Known): PlannedEdge {
  const line = places.map((place) => unitAt(nodes, place));
  const middle = places[places.length >> 1] ?? 0;
  const road = { ...kind, around: around(middle), metres: metresOf(line), degreesTurned: degreesTurned(line) };
  const number = (place: number | undefined) => numbers.get(place ?? -1) ?? 0;
  return {
    from: number(places[0]),
    to: number(places.at(-1)),
    flags: flagsOf(kind),
    kmh: kmhOn(road),
    metres: road.metres,
    name: kind.name,
    bends: simplifyLine(line, tolerance).slice(1, -1),
  };
}

const flagsOf = ({ roadClass, isRamp, direction, isBridge }: RoadKind): number =>
  roadClasses.indexOf(roadClass) +
  (isRamp ? roadFlags.ramp : 0) +
  (direction === "both" ? 0 : roadFlags.oneWay) +
  (isBridge ? roadFlags.bridge : 0);

const unitAt = ({ longitude, latitude }: ExtractNodes, place: number): Unit => [
  longitude[place] ?? 0,
  latitude[place] ?? 0,
];
const pointOf = ([longitude, latitude]: Unit) => ({
  longitude: longitude / unitsPerDegree,
  latitude: latitude / unitsPerDegree,
});
const metresBetween = (a: Unit, b: Unit) => straightKm(pointOf(a), pointOf(b)) * 1000;
const metresOf = (line: readonly Unit[]): number =>
  line.reduce((sum, unit, at) => sum + metresBetween(line[at - 1] ?? unit, unit), 0);

/** The sum of its bends, left and right. */
function degreesTurned(line: readonly Unit[]): number {
  const far: Unit[] = [];
  for (const unit of line) if (!far.length || metresBetween(far.at(-1) ?? unit, unit) >= bendMetres) far.push(unit);
  const headings = far.slice(1).map((unit, at) => headingOf(far[at] ?? unit, unit));
  return headings.slice(1).reduce((sum, heading, at) => {
    const turn = Math.abs(heading - (headings[at] ?? heading));
    return sum + Math.min(turn, 360 - turn);
  }, 0);
}

function headingOf([x0, y0]: Unit, [x1, y1]: Unit): number {
  const squeeze = Math.cos(((y0 / unitsPerDegree) * Math.PI) / 180);
  return (Math.atan2((x1 - x0) * squeeze, y1 - y0) * 180) / Math.PI;
}

const curveZoom = 16;
const curveAt = (nodes: ExtractNodes, place: number): number => {
  const { longitude, latitude } = pointOf(unitAt(nodes, place));
  const cell = (share: number) => Math.min(2 ** curveZoom - 1, Math.max(0, Math.floor(share * 2 ** curveZoom)));
  return tileNumber(curveZoom, cell((longitude + 180) / 360), cell((latitude + 90) / 180));
};
