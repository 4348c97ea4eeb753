import fs from "node:fs/promises";
import type { LinePoint, QuietDrive } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import type { WaysTable } from "#domain/geography/road-table.ts";
import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import { lastRankWithin, type MapBounds, type Street, type StreetsWithin } from "#domain/geography/streets.ts";
import { inSlices } from "#platform/jobs/in-slices.ts";
import type { Logger } from "#platform/logger.ts";
import { findRoute, SearchSheet } from "./find-route.ts";
import { TableFinder } from "./find-table.ts";
import { at, type LinkedRoads, linkRoads, pointsOf } from "./link-roads.ts";
import type { WaySource } from "./open-drives.ts";
import { isRamp, type RoadNetwork, readRoads, roadFlags, unitsPerDegree } from "./read-roads.ts";
import { nearestRoad } from "./snap-point.ts";
import { traceRoute } from "./trace-route.ts";

/** The same routes are requested again and again. */
const rememberedAtMost = 1000;
/** Ends within about ten metres count as the same. */
const sameEnd = 1e4;
/** With this many searches waiting, the table answers instead. */
const waitingAtMost = 40;

/** The road network of a file, opened on first use and kept open. */
export function openRoads(file: string, log: Pick<Logger, "warn">): OpenedRoads {
  const finder = new WayFinder(file, log);
  return {
    wayBetween: (from, to) => finder.find(from, to),
    waysBetween: (places, speed) => finder.table(places, speed),
    streetsWithin: (bounds) => finder.streets(bounds),
  };
}

export type OpenedRoads = WaySource & { readonly streetsWithin: StreetsWithin };

type Opened = { readonly roads: LinkedRoads; readonly sheet: SearchSheet; readonly tables: TableFinder };

class WayFinder {
  readonly #file: string;
  readonly #log: Pick<Logger, "warn">;
  readonly #known = new Map<string, Promise<QuietDrive | undefined>>();
  #opened: Promise<Opened | undefined> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #lastTable: Promise<unknown> = Promise.resolve();

  constructor(file: string, log: Pick<Logger, "warn">) {
    this.#file = file;
    this.#log = log;
  }

  /** Undefined if the roads don’t connect them. */
  find(from: Point, to: Point): Promise<QuietDrive | undefined> {
    const key = [from.latitude, from.longitude, to.latitude, to.longitude]
      .map((degrees) => Math.round(degrees * sameEnd))
      .join(" ");
    const known = this.#known.get(key) ?? this.#inTurn(from, to);
    if (!known) return Promise.resolve(undefined);
    // In least-recently-used order.
    this.#known.delete(key);
    this.#known.set(key, known);
    if (this.#known.size > rememberedAtMost) this.#known.delete(this.#known.keys().next().value ?? "");
    return known;
  }

  /** One search at a time, because they share buffers. Undefined if too many are waiting. */
  #inTurn(from: Point, to: Point): Promise<QuietDrive | undefined> | undefined {
    if (this.#waiting >= waitingAtMost) return undefined;
    this.#waiting++;
    const result = this.#last.then(() => this.#search(from, to)).finally(() => this.#waiting--);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Tables wait for each other, but not for single ways, nor those for them. */
  table(places: readonly Point[], speed: SpeedKind): Promise<WaysTable | undefined> {
    const table = this.#lastTable.then(async () => {
      this.#opened ??= this.#open();
      const opened = await this.#opened;
      return opened && inSlices(opened.tables.find(places, speed));
    });
    this.#lastTable = table.catch(() => {});
    return table;
  }

  async streets(bounds: MapBounds): Promise<readonly Street[]> {
    this.#opened ??= this.#open();
    const opened = await this.#opened;
    return opened ? inSlices(findStreets(opened.roads, bounds)) : [];
  }

  async #search(from: Point, to: Point): Promise<QuietDrive | undefined> {
    this.#opened ??= this.#open();
    const opened = await this.#opened;
    if (!opened) return undefined;
    const { roads, sheet } = opened;
    const [start, target] = [nearestRoad(roads, from), nearestRoad(roads, to)];
    if (!start || !target) return undefined;
    const route = await inSlices(findRoute(roads, { starts: start.starts, end: target.end, sheet }));
    if (!route) return undefined;
    return {
      km: route.metres / 1000,
      quietMinutes: route.seconds / 60,
      line: traceRoute(roads, route.stretches),
      source: "roads",
    };
  }

  async #open(): Promise<Opened | undefined> {
    try {
      const network = await inSlices(readRoads(await fs.readFile(this.#file)));
      const roads = await inSlices(linkRoads(network));
      return { roads, sheet: new SearchSheet(roads.nodes), tables: new TableFinder(roads) };
    } catch (error) {
      // A broken road file must not break a trip: the table is used until the next start.
      this.#log.warn({ err: error }, "the road network could not be read; distances come from our table");
      return undefined;
    }
  }
}

const stepOf = 1024;
/** Ramps clutter any map except a very detailed one. */
const rampsFrom = 4;

/** The streets within part of the map, as many as it can show. Yields now and then. */
function* findStreets(roads: RoadNetwork, bounds: MapBounds): Generator<undefined, Street[]> {
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
