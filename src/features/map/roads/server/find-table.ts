import type { Point } from "#domain/geography/measure-road.ts";
import type { WaysTable } from "#domain/geography/road-table.ts";
import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import { type CoreRoads, findCore } from "./core-roads.ts";
import { CoreSearch } from "./core-search.ts";
import type { LinkedRoads } from "./link-roads.ts";
import { measureWays, type SearchedRoads, type Target, targetAt } from "./measure-ways.ts";
import { nearestRoad, type OnRoad } from "./snap-point.ts";
import type { Reached } from "./tie-place.ts";

/** Places within about ten metres are one. */
const sameEnd = 1e4;
/** So many ways are remembered: those of the day being planned, changed and planned again. About 15 MB. */
const rememberedAtMost = 100_000;

type Row = Map<string, Reached | undefined>;
type NamedTarget = Target & { readonly key: string };
type Place = { readonly key: string; readonly starts: readonly OnRoad[]; readonly end: OnRoad };

/** Tables of the fastest ways, one search for each place. The core is made at the first table. */
export class TableFinder {
  readonly #roads: LinkedRoads;
  #core: { readonly core: CoreRoads; readonly search: CoreSearch } | undefined;
  /** The ways from a place by kind of vehicle, those used last at the end. */
  readonly #known = new Map<string, Row>();
  #remembered = 0;

  constructor(roads: LinkedRoads) {
    this.#roads = roads;
  }

  /** One at a time, because the searches share buffers. Yields now and then. */
  *find(points: readonly Point[], kind: SpeedKind): Generator<undefined, WaysTable> {
    this.#core ??= yield* this.#open();
    const places = yield* this.#snap(points);
    const unique = [...new Map(places.flatMap((place) => (place ? [[place.key, place] as const] : []))).values()];
    const { core, search } = this.#core;
    const targets = unique.map(({ key, end }): NamedTarget => ({ key, ...targetAt(core, end, kind) }));
    const rows = new Map<string, Row>();
    for (const place of unique) rows.set(place.key, yield* this.#rowOf(place, targets, { core, search, kind }));
    const count = points.length;
    const km = new Float64Array(count * count).fill(Number.NaN);
    const minutes = new Float64Array(count * count).fill(Number.NaN);
    for (const [row, from] of places.entries())
      for (const [column, to] of places.entries()) {
        const way = from && to && rows.get(from.key)?.get(to.key);
        if (!way) continue;
        km[row * count + column] = way.metres / 1000;
        minutes[row * count + column] = way.seconds / 60;
      }
    return { km, minutes, source: "roads" };
  }

  *#open() {
    const core = yield* findCore(this.#roads);
    return { core, search: new CoreSearch(core) };
  }

  /** Undefined for a place far from any road. */
  *#snap(points: readonly Point[]): Generator<undefined, (Place | undefined)[]> {
    const places: (Place | undefined)[] = [];
    for (const point of points) {
      const on = nearestRoad(this.#roads, point);
      const key = `${Math.round(point.latitude * sameEnd)} ${Math.round(point.longitude * sameEnd)}`;
      places.push(on && { key, ...on });
      yield;
    }
    return places;
  }

  *#rowOf(place: Place, targets: readonly NamedTarget[], roads: SearchedRoads): Generator<undefined, Row> {
    const name = `${roads.kind} ${place.key}`;
    const row: Row = this.#known.get(name) ?? new Map();
    const missing = targets.filter(({ key }) => !row.has(key));
    if (missing.length > 0) {
      const ways = yield* measureWays(roads, place.starts, missing);
      for (const [at, { key }] of missing.entries()) row.set(key, ways[at]);
    }
    this.#remember(name, row, missing.length);
    return row;
  }

  #remember(name: string, row: Row, added: number): void {
    this.#known.delete(name);
    this.#known.set(name, row);
    this.#remembered += added;
    for (const [oldest, { size }] of this.#known) {
      if (this.#remembered <= rememberedAtMost || oldest === name) break;
      this.#known.delete(oldest);
      this.#remembered -= size;
    }
  }
}
