import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import type { CoreRoads } from "./core-roads.ts";
import type { CoreSearch } from "./core-search.ts";
import { metresOf, waysIn, withinOneEdge } from "./road-access.ts";
import type { OnRoad } from "./snap-point.ts";
import { type Reached, type Tie, tieIn, tieOut } from "./tie-place.ts";

/** A place on the roads that is driven to. */
export type Target = { readonly end: OnRoad; readonly tie: Tie };

export const targetAt = (core: CoreRoads, end: OnRoad, kind: SpeedKind): Target => ({
  end,
  tie: tieIn(core, end, kind),
});

export type SearchedRoads = { readonly core: CoreRoads; readonly search: CoreSearch; readonly kind: SpeedKind };

/** The fastest ways from one place to many, in one search; undefined where the roads don’t connect them. Yields now and then. */
export function* measureWays(
  { core, search, kind }: SearchedRoads,
  starts: readonly OnRoad[],
  targets: readonly Target[],
): Generator<undefined, (Reached | undefined)[]> {
  const from = tieOut(core, starts, kind);
  yield* search.run(from, wantedOf(targets), kind);
  return targets.map((target) => {
    let best: Reached | undefined;
    const offer = (seconds: number, metres: number) => {
      if (seconds < (best?.seconds ?? Number.POSITIVE_INFINITY)) best = { seconds, metres };
    };
    for (const [junction, last] of target.tie.junctions) {
      const way = search.to(junction);
      offer(way.seconds + last.seconds, way.metres + last.metres);
    }
    // In the same few streets, without a junction of the core in between.
    for (const { node, seconds, stretch } of waysIn(core.roads, target.end, kind)) {
      const way = from.nodes.get(node);
      if (way) offer(way.seconds + seconds, way.metres + metresOf(core.roads, stretch));
    }
    for (const start of starts)
      for (const { seconds, stretch } of withinOneEdge(core.roads, start, target.end, kind))
        offer(seconds, metresOf(core.roads, stretch));
    return best;
  });
}

function* wantedOf(targets: readonly Target[]): Generator<number> {
  for (const { tie } of targets) yield* tie.junctions.keys();
}
