import { at, edgeOf, endOf, type LinkedRoads, secondsOfKind } from "./link-roads.ts";
import { OpenNodes } from "./open-nodes.ts";
import { metresPerUnit } from "./read-roads.ts";
import { type Access, waysIn, waysOut, withinOneEdge } from "./road-access.ts";
import type { OnRoad } from "./snap-point.ts";
import { cutEdge, type Stretch } from "./trace-route.ts";

export type Route = { readonly seconds: number; readonly metres: number; readonly stretches: readonly Stretch[] };

const stepOf = 256;
/** Vehicles of other kinds take the same roads, somewhat later. */
const kind = "car";
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
  const outs = starts.flatMap((start) => waysOut(roads, start, kind));
  for (const [number, out] of outs.entries()) reach(out.node, out.seconds, ~number);
  const ins = waysIn(roads, end, kind);
  let best = starts
    .flatMap((start) => withinOneEdge(roads, start, end, kind))
    .map(({ seconds, stretch }): Row => ({ seconds, node: noNode, last: stretch }))
    .reduce<Row | undefined>(quicker, undefined);
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
      reach(endOf(roads, way), seconds + secondsOfKind(roads, edgeOf(way), kind), place);
    }
  }
  return best && routeOf(roads, best, { outs, sheet });
}

const quicker = (best: Row | undefined, other: Row): Row => (best && best.seconds <= other.seconds ? best : other);

const noNode = -1;

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
