import { at, edgeOf, endOf, type LinkedRoads, secondsOf } from "./link-roads.ts";
import { isOneWay, metresPerUnit } from "./read-roads.ts";
import type { OnRoad } from "./snap-point.ts";
import { cutEdge, type Stretch } from "./trace-route.ts";

export type Route = { readonly seconds: number; readonly metres: number; readonly stretches: readonly Stretch[] };

const stepOf = 256;
/** Speed between a place and its street: a yard, a gate, a farm road. */
const offRoadMetresPerSecond = 4;
/** Lengths and coordinates are rounded, so a margin keeps the bound a lower one. */
const cautious = 0.98;

/** Buffers reused by successive searches: allocating them would cost more than a search. */
export class SearchSheet {
  readonly #seconds: Float64Array;
  readonly #by: Int32Array;
  readonly #round: Uint32Array;
  #rounds = 0;

  constructor(nodes: number) {
    this.#seconds = new Float64Array(nodes);
    this.#by = new Int32Array(nodes);
    this.#round = new Uint32Array(nodes);
  }

  clear() {
    this.#rounds++;
  }

  secondsTo(node: number): number {
    return this.#round[node] === this.#rounds ? at(this.#seconds, node) : Number.POSITIVE_INFINITY;
  }

  /** How a node was reached: its index in `ways`, or ~ the index of a start. */
  by(node: number): number {
    return at(this.#by, node);
  }

  reach(node: number, seconds: number, by: number) {
    this.#round[node] = this.#rounds;
    this.#seconds[node] = seconds;
    this.#by[node] = by;
  }
}

type Search = { readonly starts: readonly OnRoad[]; readonly end: OnRoad; readonly sheet: SearchSheet };
/** How to get on or off the network along part of an edge. */
type Access = { readonly node: number; readonly seconds: number; readonly stretch: Stretch };
type Row = { readonly seconds: number; readonly node: number; readonly last: Stretch };

/** The fastest route from one of several starts, by A*. Yields now and then. */
export function* findRoute(
  roads: LinkedRoads,
  { starts, end, sheet }: Search,
): Generator<undefined, Route | undefined> {
  const left = secondsLeft(roads, end);
  const open = new OpenNodes();
  sheet.clear();
  const reach = (node: number, seconds: number, by: number) => {
    if (seconds >= sheet.secondsTo(node)) return;
    sheet.reach(node, seconds, by);
    open.push(seconds + left(node), node);
  };
  const outs = starts.flatMap((start) => waysOut(roads, start));
  for (const [number, out] of outs.entries()) reach(out.node, out.seconds, ~number);
  const ins = waysIn(roads, end);
  let best = starts.flatMap((start) => withinOneEdge(roads, start, end)).reduce(quicker, undefined);
  for (let settled = 0; open.size > 0; settled++) {
    if (settled % stepOf === 0) yield;
    const { rank, node } = open.pop();
    if (best && rank >= best.seconds) break;
    const seconds = sheet.secondsTo(node);
    // It was reached faster since, and has already been handled.
    if (rank > seconds + left(node) + 1e-6) continue;
    for (const last of ins)
      if (last.node === node) best = quicker(best, { seconds: seconds + last.seconds, node, last: last.stretch });
    for (let place = at(roads.waysFrom, node); place < at(roads.waysFrom, node + 1); place++) {
      const way = at(roads.ways, place);
      reach(endOf(roads, way), seconds + secondsOf(roads, edgeOf(way)), place);
    }
  }
  return best && routeOf(roads, best, { outs, sheet });
}

const quicker = (best: Row | undefined, other: Row): Row => (best && best.seconds <= other.seconds ? best : other);

const offRoadSeconds = ({ metresOff }: OnRoad) => metresOff / offRoadMetresPerSecond;

function waysOut(roads: LinkedRoads, start: OnRoad): Access[] {
  const { edge, share } = start;
  const [whole, before] = [secondsOf(roads, edge), offRoadSeconds(start)];
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

function waysIn(roads: LinkedRoads, end: OnRoad): Access[] {
  const { edge, share } = end;
  const [whole, after] = [secondsOf(roads, edge), offRoadSeconds(end)];
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

const noNode = -1;

function withinOneEdge(roads: LinkedRoads, start: OnRoad, end: OnRoad): Row[] {
  if (start.edge !== end.edge) return [];
  if (end.share < start.share && isOneWay(at(roads.flags, end.edge))) return [];
  const driven = Math.abs(end.share - start.share) * secondsOf(roads, end.edge);
  const last = { edge: end.edge, from: start.share, to: end.share };
  return [{ seconds: offRoadSeconds(start) + driven + offRoadSeconds(end), node: noNode, last }];
}

/** A lower bound for the time from a node to the end: a straight line at the highest speed. */
function secondsLeft(roads: LinkedRoads, { edge, share }: OnRoad): (node: number) => number {
  const [x = 0, y = 0] = cutEdge(roads, { edge, from: share, to: share });
  const { longitude, latitude } = roads;
  const perUnit = (metresPerUnit / (roads.topKmh / 3.6)) * cautious;
  const squeeze = Math.cos((roads.farthestLatitude * Math.PI) / 180);
  return (node) => {
    const [dx, dy] = [(at(longitude, node) - x) * squeeze, at(latitude, node) - y];
    return Math.sqrt(dx * dx + dy * dy) * perUnit;
  };
}

type Searched = { readonly outs: readonly Access[]; readonly sheet: SearchSheet };

/** Traced back from the end to the start, then reversed. */
function routeOf(roads: LinkedRoads, { seconds, node, last }: Row, { outs, sheet }: Searched): Route {
  const stretches = [last];
  for (let here = node; here !== noNode; ) {
    const by = sheet.by(here);
    if (by < 0) {
      const out = outs[~by];
      if (out) stretches.push(out.stretch);
      break;
    }
    const way = at(roads.ways, by);
    stretches.push(way < 0 ? { edge: ~way, from: 1, to: 0 } : { edge: way, from: 0, to: 1 });
    here = way < 0 ? at(roads.to, ~way) : at(roads.from, way);
  }
  stretches.reverse();
  const metres = stretches.reduce((sum, { edge, from, to }) => sum + at(roads.metres, edge) * Math.abs(to - from), 0);
  return { seconds, metres, stretches };
}

/** The open nodes of a search, best first: a heap in two typed arrays. */
class OpenNodes {
  #ranks: number[] = [];
  #nodes: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  push(rank: number, node: number) {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    let place = nodes.length;
    ranks.push(rank);
    nodes.push(node);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = ranks[above] as number;
      if (other <= rank) break;
      ranks[place] = other;
      nodes[place] = nodes[above] as number;
      place = above;
    }
    ranks[place] = rank;
    nodes[place] = node;
  }

  /** Must not be empty. */
  pop(): { readonly rank: number; readonly node: number } {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    const best = { rank: ranks[0] as number, node: nodes[0] as number };
    const [rank, node] = [ranks.pop() as number, nodes.pop() as number];
    if (nodes.length > 0) this.#sink(rank, node);
    return best;
  }

  #sink(rank: number, node: number) {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= nodes.length) break;
      if (below + 1 < nodes.length && (ranks[below + 1] as number) < (ranks[below] as number)) below++;
      if ((ranks[below] as number) >= rank) break;
      ranks[place] = ranks[below] as number;
      nodes[place] = nodes[below] as number;
      place = below;
    }
    ranks[place] = rank;
    nodes[place] = node;
  }
}
