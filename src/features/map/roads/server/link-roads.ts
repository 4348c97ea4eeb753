import { kmhOfKind, type SpeedKind } from "#domain/geography/speed-kind.ts";
import { isOneWay, isRoutable, type RoadNetwork, unitsPerDegree } from "./read-roads.ts";

/** A network with each node’s outgoing edges, and edges by location. */
export type LinkedRoads = RoadNetwork & {
  /** The ways out of node n are at waysFrom[n] to waysFrom[n + 1]: an edge, or ~edge against its direction. */
  readonly waysFrom: Uint32Array;
  readonly ways: Int32Array;
  readonly grid: Grid;
  /** The highest speed of all edges. */
  readonly topKmh: number;
  /** The highest latitude of all nodes, where a degree of longitude is shortest. */
  readonly farthestLatitude: number;
};

/** Edges by squares of about a kilometre. */
type Grid = {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  readonly edgesFrom: Uint32Array;
  readonly edges: Uint32Array;
};

export const cellUnits = 0.01 * unitsPerDegree;
const stepOf = 1024;

export function* linkRoads(network: RoadNetwork): Generator<undefined, LinkedRoads> {
  const { waysFrom, ways } = yield* linkNodes(network);
  const grid = yield* fillGrid(network);
  const topKmh = network.kmh.reduce((top, kmh) => Math.max(top, kmh), 1);
  const farthestLatitude = network.latitude.reduce((far, one) => Math.max(far, Math.abs(one)), 0) / unitsPerDegree;
  return { ...network, waysFrom, ways, grid, topKmh, farthestLatitude };
}

function* linkNodes({ nodes, edges, from, to, flags }: RoadNetwork) {
  const waysFrom = new Uint32Array(nodes + 1);
  const count = (node: number) => raise(waysFrom, node + 1);
  for (let edge = 0; edge < edges; edge++) {
    if (edge % stepOf === 0) yield;
    if (!isRoutable(at(flags, edge))) continue;
    count(at(from, edge));
    if (!isOneWay(at(flags, edge))) count(at(to, edge));
  }
  for (let node = 0; node < nodes; node++) waysFrom[node + 1] = at(waysFrom, node + 1) + at(waysFrom, node);
  const ways = new Int32Array(at(waysFrom, nodes));
  const next = waysFrom.slice();
  const put = (node: number, way: number) => {
    ways[raise(next, node)] = way;
  };
  for (let edge = 0; edge < edges; edge++) {
    if (edge % stepOf === 0) yield;
    if (!isRoutable(at(flags, edge))) continue;
    put(at(from, edge), edge);
    if (!isOneWay(at(flags, edge))) put(at(to, edge), ~edge);
  }
  return { waysFrom, ways };
}

/** Counts first and then fills, so that it needs two typed arrays instead of lists. */
function* fillGrid(network: RoadNetwork): Generator<undefined, Grid> {
  const frame = frameOf(network);
  const edgesFrom = new Uint32Array(frame.columns * frame.rows + 1);
  for (let edge = 0; edge < network.edges; edge++) {
    if (edge % stepOf === 0) yield;
    eachCell(network, edge, frame, (cell) => raise(edgesFrom, cell + 1));
  }
  for (let cell = 1; cell < edgesFrom.length; cell++) edgesFrom[cell] = at(edgesFrom, cell) + at(edgesFrom, cell - 1);
  const edges = new Uint32Array(at(edgesFrom, edgesFrom.length - 1));
  const next = edgesFrom.slice();
  for (let edge = 0; edge < network.edges; edge++) {
    if (edge % stepOf === 0) yield;
    eachCell(network, edge, frame, (cell) => {
      edges[raise(next, cell)] = edge;
    });
  }
  return { ...frame, edgesFrom, edges };
}

type Frame = Pick<Grid, "west" | "south" | "columns" | "rows">;

function frameOf({ longitude, latitude, bendLongitude, bendLatitude }: RoadNetwork): Frame {
  const [west, east] = rangeOf(longitude, bendLongitude);
  const [south, north] = rangeOf(latitude, bendLatitude);
  const cells = (from: number, to: number) => Math.max(1, Math.floor((to - from) / cellUnits) + 1);
  return { west, south, columns: cells(west, east), rows: cells(south, north) };
}

function rangeOf(...columns: readonly Int32Array[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const column of columns)
    for (const value of column) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return least <= most ? [least, most] : [0, 0];
}

/** The grid cells an edge crosses. One may be repeated, which is harmless. */
function eachCell(network: RoadNetwork, edge: number, frame: Frame, visit: (cell: number) => void) {
  if (!isRoutable(at(network.flags, edge))) return;
  const line = pointsOf(network, edge);
  let before = -1;
  for (let point = 2; point < line.length; point += 2) {
    const [x0, x1] = ordered(at(line, point - 2), at(line, point));
    const [y0, y1] = ordered(at(line, point - 1), at(line, point + 1));
    for (let column = cellAt(x0, frame.west); column <= cellAt(x1, frame.west); column++)
      for (let row = cellAt(y0, frame.south); row <= cellAt(y1, frame.south); row++) {
        const cell = row * frame.columns + column;
        if (cell !== before) visit(cell);
        before = cell;
      }
  }
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
const cellAt = (value: number, start: number) => Math.floor((value - start) / cellUnits);

/** Longitude and latitude of each point of an edge, from its first node to its last. */
export function pointsOf(network: RoadNetwork, edge: number): number[] {
  const { longitude, latitude, from, to, bendsFrom, bendLongitude, bendLatitude } = network;
  const [first, last] = [at(from, edge), at(to, edge)];
  const points = [at(longitude, first), at(latitude, first)];
  for (let bend = at(bendsFrom, edge); bend < at(bendsFrom, edge + 1); bend++)
    points.push(at(bendLongitude, bend), at(bendLatitude, bend));
  points.push(at(longitude, last), at(latitude, last));
  return points;
}

/** A way is an edge, or ~edge against its direction. */
export const edgeOf = (way: number): number => (way < 0 ? ~way : way);
export const endOf = ({ from, to }: RoadNetwork, way: number): number => (way < 0 ? at(from, ~way) : at(to, way));

/** On an empty road. */
export const secondsOfKind = ({ metres, kmh }: RoadNetwork, edge: number, kind: SpeedKind): number =>
  at(metres, edge) / (kmhOfKind(kind, at(kmh, edge)) / 3.6);

type Column = { readonly [at: number]: number };

/** Every index below the length has a value, which the compiler cannot know. */
export const at = (column: Column, index: number): number => column[index] ?? 0;

/** Increments and returns the previous value. */
function raise(column: Uint32Array, index: number): number {
  const before = at(column, index);
  column[index] = before + 1;
  return before;
}
