import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import { type CoreRoads, mayDriveFrom, otherEnd } from "./core-roads.ts";
import { at, secondsOfKind } from "./link-roads.ts";
import { OpenNodes } from "./open-nodes.ts";
import { type Access, metresOf, waysIn, waysOut } from "./road-access.ts";
import type { OnRoad } from "./snap-point.ts";

export type Reached = { readonly seconds: number; readonly metres: number };

/** The streets between a place and the core, driven from it or towards it. */
export type Tie = {
  /** The junctions of the core where they end. */
  readonly junctions: ReadonlyMap<number, Reached>;
  /** The nodes on the way, outside the core. */
  readonly nodes: ReadonlyMap<number, Reached>;
};

export const tieOut = (core: CoreRoads, starts: readonly OnRoad[], kind: SpeedKind): Tie =>
  tie(
    core,
    starts.flatMap((start) => waysOut(core.roads, start, kind)),
    { kind, isOut: true },
  );

export const tieIn = (core: CoreRoads, end: OnRoad, kind: SpeedKind): Tie =>
  tie(core, waysIn(core.roads, end, kind), { kind, isOut: false });

type Direction = { readonly kind: SpeedKind; readonly isOut: boolean };

/** A search over the few streets up to the core. */
function tie(core: CoreRoads, accesses: readonly Access[], { kind, isOut }: Direction): Tie {
  const { roads, edgesFrom, edgesAt, coreOf } = core;
  const known = new Map<number, Reached>();
  const nodes = new Map<number, Reached>();
  const junctions = new Map<number, Reached>();
  const open = new OpenNodes();
  const reach = (node: number, seconds: number, metres: number) => {
    if (seconds >= (known.get(node)?.seconds ?? Number.POSITIVE_INFINITY)) return;
    known.set(node, { seconds, metres });
    open.push(seconds, node);
  };
  for (const { node, seconds, stretch } of accesses) reach(node, seconds, metresOf(roads, stretch));
  while (open.size > 0) {
    const { rank, node } = open.pop();
    const here = known.get(node);
    if (!here || rank > here.seconds) continue;
    const junction = at(coreOf, node);
    if (junction >= 0) {
      junctions.set(junction, here);
      continue;
    }
    nodes.set(node, here);
    for (let place = at(edgesFrom, node); place < at(edgesFrom, node + 1); place++) {
      const edge = at(edgesAt, place);
      const other = otherEnd(roads, edge, node);
      if (!mayDriveFrom(roads, edge, isOut ? node : other)) continue;
      reach(other, here.seconds + secondsOfKind(roads, edge, kind), here.metres + at(roads.metres, edge));
    }
  }
  return { junctions, nodes };
}
