import { type SpeedKind, speedKinds } from "#domain/geography/speed-kind.ts";
import { at, type LinkedRoads, secondsOfKind } from "./link-roads.ts";
import { isOneWay, isRoutable } from "./read-roads.ts";

/**
 * The network without dead ends and without nodes that only continue a street. A search for many distances crosses its
 * junctions alone, about six in ten of all nodes; the rest is driven at both ends of a route.
 */
export type CoreRoads = {
  readonly roads: LinkedRoads;
  /** The edges at node n, in either direction, are at edgesFrom[n] to edgesFrom[n + 1]. */
  readonly edgesFrom: Uint32Array;
  readonly edgesAt: Uint32Array;
  /** Per node: its number in the core, or -1. */
  readonly coreOf: Int32Array;
  readonly junctions: number;
  /** The arcs out of junction j are at arcsFrom[j] to arcsFrom[j + 1]. */
  readonly arcsFrom: Uint32Array;
  readonly arcTo: Uint32Array;
  readonly arcMetres: Float32Array;
  readonly arcSeconds: Readonly<Record<SpeedKind, Float32Array>>;
};

const stepOf = 1024;

export function* findCore(roads: LinkedRoads): Generator<undefined, CoreRoads> {
  const { edgesFrom, edgesAt } = yield* listEdges(roads);
  const ends = { roads, edgesFrom, edgesAt };
  const degree = yield* cutDeadEnds(ends);
  const { coreOf, junctions } = yield* numberJunctions(ends, degree);
  return { ...ends, coreOf, junctions, ...(yield* joinJunctions(ends, { degree, coreOf, junctions })) };
}

type Ends = Pick<CoreRoads, "roads" | "edgesFrom" | "edgesAt">;

function* listEdges({ nodes, edges, from, to, flags }: LinkedRoads) {
  const edgesFrom = new Uint32Array(nodes + 1);
  const count = (node: number) => {
    edgesFrom[node + 1] = at(edgesFrom, node + 1) + 1;
  };
  for (let edge = 0; edge < edges; edge++) {
    if (edge % stepOf === 0) yield;
    if (!isRoutable(at(flags, edge))) continue;
    count(at(from, edge));
    count(at(to, edge));
  }
  for (let node = 0; node < nodes; node++) edgesFrom[node + 1] = at(edgesFrom, node + 1) + at(edgesFrom, node);
  const edgesAt = new Uint32Array(at(edgesFrom, nodes));
  const next = edgesFrom.slice();
  const put = (node: number, edge: number) => {
    edgesAt[at(next, node)] = edge;
    next[node] = at(next, node) + 1;
  };
  for (let edge = 0; edge < edges; edge++) {
    if (edge % stepOf === 0) yield;
    if (!isRoutable(at(flags, edge))) continue;
    put(at(from, edge), edge);
    put(at(to, edge), edge);
  }
  return { edgesFrom, edgesAt };
}

/** Takes nodes with one edge away until there are none; what is left of each node’s edges. */
function* cutDeadEnds({ roads, edgesFrom, edgesAt }: Ends): Generator<undefined, Int32Array> {
  const degree = new Int32Array(roads.nodes);
  const isCut = new Uint8Array(roads.edges);
  const loose: number[] = [];
  for (let node = 0; node < roads.nodes; node++) {
    degree[node] = at(edgesFrom, node + 1) - at(edgesFrom, node);
    if (degree[node] === 1) loose.push(node);
  }
  for (let done = 0; loose.length > 0; done++) {
    if (done % stepOf === 0) yield;
    const node = loose.pop() ?? 0;
    if (degree[node] !== 1) continue;
    for (let place = at(edgesFrom, node); place < at(edgesFrom, node + 1); place++) {
      const edge = at(edgesAt, place);
      if (isCut[edge]) continue;
      isCut[edge] = 1;
      const other = otherEnd(roads, edge, node);
      // Below zero: cut away, and not merely without streets.
      degree[node] = -1;
      degree[other] = at(degree, other) - 1;
      if (degree[other] === 1) loose.push(other);
    }
  }
  return degree;
}

export const otherEnd = ({ from, to }: LinkedRoads, edge: number, node: number): number =>
  at(from, edge) === node ? at(to, edge) : at(from, edge);

/** Whether an edge may be driven from this node of it. */
export const mayDriveFrom = ({ from, flags }: LinkedRoads, edge: number, node: number): boolean =>
  at(from, edge) === node || !isOneWay(at(flags, edge));

/** Junctions of three or more, numbered so that what is near is near in memory too. */
function* numberJunctions({ roads, edgesFrom, edgesAt }: Ends, degree: Int32Array) {
  const chosen: number[] = [];
  const isSeen = new Uint8Array(roads.nodes);
  for (let first = 0; first < roads.nodes; first++) {
    if (first % stepOf === 0) yield;
    if (isSeen[first] || at(degree, first) < 0) continue;
    const before = chosen.length;
    const open = [first];
    isSeen[first] = 1;
    for (let done = 0; open.length > 0; done++) {
      if (done % stepOf === 0) yield;
      const node = open.pop() ?? 0;
      if (at(degree, node) > 2) chosen.push(node);
      for (let place = at(edgesFrom, node); place < at(edgesFrom, node + 1); place++) {
        const other = otherEnd(roads, at(edgesAt, place), node);
        if (isSeen[other] || at(degree, other) < 0) continue;
        isSeen[other] = 1;
        open.push(other);
      }
    }
    // A ring of streets without a junction, or a single street: one node represents it.
    if (chosen.length === before) chosen.push(first);
  }
  const coreOf = new Int32Array(roads.nodes).fill(-1);
  for (const [junction, node] of inSquares(roads, chosen).entries()) coreOf[node] = junction;
  return { coreOf, junctions: chosen.length };
}

/** By squares within squares (Morton’s order): a fifth faster to search than in the order of a walk. */
function inSquares({ longitude, latitude, grid }: LinkedRoads, nodes: readonly number[]): Uint32Array {
  const key = (node: number) =>
    2 * spread((at(longitude, node) - grid.west) >> unitsOfSquare) +
    spread((at(latitude, node) - grid.south) >> unitsOfSquare);
  const keyed = Float64Array.from(nodes, (node) => key(node) * 2 ** 24 + node).sort();
  return Uint32Array.from(keyed, (value) => value % 2 ** 24);
}

/** About five hundred metres, as a power of two. */
const unitsOfSquare = 9;

/** The bits of a number, each with an empty one before it. */
function spread(value: number): number {
  let [result, place] = [0, 1];
  for (let left = value; left > 0; left >>= 1) {
    if (left & 1) result += place;
    place *= 4;
  }
  return result;
}

type Numbered = Pick<CoreRoads, "coreOf" | "junctions"> & { readonly degree: Int32Array };

/** From each junction along every street to the next one. */
function* joinJunctions(ends: Ends, { degree, coreOf, junctions }: Numbered) {
  const { roads, edgesFrom, edgesAt } = ends;
  const arcsFrom = new Uint32Array(junctions + 1);
  const arcs = new Arcs(edgesAt.length);
  const nodeOf = new Uint32Array(junctions);
  for (let node = 0; node < roads.nodes; node++) if (at(coreOf, node) >= 0) nodeOf[at(coreOf, node)] = node;
  for (let junction = 0; junction < junctions; junction++) {
    if (junction % stepOf === 0) yield;
    const node = at(nodeOf, junction);
    for (let place = at(edgesFrom, node); place < at(edgesFrom, node + 1); place++)
      arcs.follow(ends, { degree, coreOf }, node, at(edgesAt, place));
    arcsFrom[junction + 1] = arcs.count;
  }
  return { arcsFrom, ...arcs.columns() };
}

/** Arcs as columns that are filled. */
class Arcs {
  count = 0;
  readonly #to: Uint32Array;
  readonly #metres: Float32Array;
  readonly #seconds: Readonly<Record<SpeedKind, Float32Array>>;

  constructor(atMost: number) {
    this.#to = new Uint32Array(atMost);
    this.#metres = new Float32Array(atMost);
    this.#seconds = {
      car: new Float32Array(atMost),
      minibus: new Float32Array(atMost),
      coach: new Float32Array(atMost),
    };
  }

  /** Adds the arc that begins with an edge out of a junction, if its whole length may be driven in that direction. */
  follow(
    { roads, edgesFrom, edgesAt }: Ends,
    { degree, coreOf }: Omit<Numbered, "junctions">,
    start: number,
    first: number,
  ) {
    let metres = 0;
    for (const kind of speedKinds) this.#seconds[kind][this.count] = 0;
    for (let node = start, edge = first; ; ) {
      const end = otherEnd(roads, edge, node);
      if (at(degree, end) < 0 || !mayDriveFrom(roads, edge, node)) return;
      metres += at(roads.metres, edge);
      for (const kind of speedKinds) {
        const seconds = this.#seconds[kind];
        seconds[this.count] = at(seconds, this.count) + secondsOfKind(roads, edge, kind);
      }
      if (at(coreOf, end) >= 0) {
        if (end === start) return;
        this.#to[this.count] = at(coreOf, end);
        this.#metres[this.count++] = metres;
        return;
      }
      let next = edge;
      for (let place = at(edgesFrom, end); place < at(edgesFrom, end + 1); place++) {
        const other = at(edgesAt, place);
        if (other !== edge && at(degree, otherEnd(roads, other, end)) >= 0) next = other;
      }
      if (next === edge) return;
      [node, edge] = [end, next];
    }
  }

  columns() {
    const cut = (column: Float32Array) => column.slice(0, this.count);
    const { car, minibus, coach } = this.#seconds;
    return {
      arcTo: this.#to.slice(0, this.count),
      arcMetres: cut(this.#metres),
      arcSeconds: { car: cut(car), minibus: cut(minibus), coach: cut(coach) },
    };
  }
}
