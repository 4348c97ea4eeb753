import fs from "node:fs";
import { OSMTransform } from "osm-pbf-parser-node";
import type { Point } from "#domain/geography/measure-road.ts";
import { type Poi, poiKindOf, poiTags } from "#domain/geography/poi.ts";
import { type RoadKind, type RoadTags, roadKindOf } from "#domain/geography/road-kind.ts";
import { unitsPerDegree } from "../read-roads.ts";

export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** An extract’s points, ordered by id. Coordinates are whole units, as in roads.bin. */
export type ExtractNodes = {
  readonly ids: Float64Array;
  readonly longitude: Int32Array;
  readonly latitude: Int32Array;
};
/** A road as indexes of nodes. */
export type ExtractWay = { readonly kind: RoadKind; readonly nodes: readonly number[] };
export type Extract = {
  readonly nodes: ExtractNodes;
  readonly ways: readonly ExtractWay[];
  /** Named places that passengers travel to. */
  readonly pois: readonly Poi[];
};

type Item = {
  readonly type?: string;
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly refs: readonly number[];
  readonly tags?: RoadTags;
};

const tagsRead = {
  node: poiTags,
  way: [
    ...poiTags,
    "highway",
    "service",
    "area",
    "access",
    "vehicle",
    "motor_vehicle",
    "oneway",
    "junction",
    "bridge",
    "tunnel",
  ].concat(["maxspeed", "ref"]),
  relation: false,
};

/**
 * Reads the roads and named places of an OpenStreetMap extract (.osm.pbf) in one pass, because in these files
 * nodes come before ways.
 */
export async function readExtract(file: string, bounds?: Bounds): Promise<Extract> {
  const points = new Points();
  const ways: ExtractWay[] = [];
  const pois: Poi[] = [];
  let nodes: ExtractNodes | undefined;
  const stream = fs.createReadStream(file).pipe(new OSMTransform({ withTags: tagsRead }));
  for await (const batch of stream as AsyncIterable<readonly Item[]>)
    for (const item of batch) {
      if (item.type === "node" && isWithin(item, bounds)) {
        points.push(item);
        pois.push(...poiAt(item.tags, { latitude: item.lat, longitude: item.lon }));
      }
      if (item.type !== "way") continue;
      const kind = roadKindOf(item.tags ?? {});
      if (!kind && !poiKindOf(item.tags ?? {})) continue;
      nodes ??= points.columns();
      const pieces = piecesOf(item.refs, nodes);
      if (kind) ways.push(...pieces.map((piece) => ({ kind, nodes: piece })));
      else pois.push(...poiAt(item.tags, middleOf(pieces.flat(), nodes)));
    }
  return { nodes: nodes ?? points.columns(), ways, pois };
}

function poiAt(tags: RoadTags | undefined, at: Point | undefined): Poi[] {
  const kind = poiKindOf(tags ?? {});
  return kind && tags?.name && at ? [{ name: tags.name, kind, ...at }] : [];
}

/** A building’s position, from its corners. */
function middleOf(corners: readonly number[], { latitude, longitude }: ExtractNodes): Point | undefined {
  if (corners.length === 0) return undefined;
  const mean = (column: Int32Array) =>
    corners.reduce((sum, at) => sum + (column[at] ?? 0), 0) / corners.length / unitsPerDegree;
  return { latitude: mean(latitude), longitude: mean(longitude) };
}

const isWithin = ({ lat, lon }: Item, bounds: Bounds | undefined): boolean =>
  !bounds || (lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north);

/** A way that leaves the area, or the extract, ends there and starts again where it returns. */
function piecesOf(refs: readonly number[], { ids }: ExtractNodes): number[][] {
  const pieces: number[][] = [[]];
  for (const ref of refs) {
    const place = placeOf(ids, ref);
    if (place === undefined) pieces.push([]);
    else if (pieces.at(-1)?.at(-1) !== place) pieces.at(-1)?.push(place);
  }
  return pieces.filter(({ length }) => length > 1);
}

function placeOf(ids: Float64Array, id: number): number | undefined {
  let [first, last] = [0, ids.length - 1];
  while (first <= last) {
    const middle = (first + last) >> 1;
    const result = ids[middle] ?? 0;
    if (result === id) return middle;
    if (result < id) first = middle + 1;
    else last = middle - 1;
  }
  return undefined;
}

/** Growing typed arrays, because a country has tens of millions of points. */
class Points {
  #ids = new Float64Array(1 << 16);
  #longitude = new Int32Array(1 << 16);
  #latitude = new Int32Array(1 << 16);
  #count = 0;

  push({ id, lon, lat }: Item) {
    if (this.#count > 0 && id <= (this.#ids[this.#count - 1] ?? 0))
      throw new Error("The extract’s points are not in order. Sort it first: osmium sort in.osm.pbf -o out.osm.pbf");
    if (this.#count === this.#ids.length) this.#grow();
    this.#ids[this.#count] = id;
    this.#longitude[this.#count] = Math.round(lon * unitsPerDegree);
    this.#latitude[this.#count++] = Math.round(lat * unitsPerDegree);
  }

  #grow() {
    const [ids, longitude, latitude] = [this.#ids, this.#longitude, this.#latitude];
    this.#ids = new Float64Array(2 * ids.length);
    this.#longitude = new Int32Array(2 * ids.length);
    this.#latitude = new Int32Array(2 * ids.length);
    this.#ids.set(ids);
    this.#longitude.set(longitude);
    this.#latitude.set(latitude);
  }

  columns(): ExtractNodes {
    return {
      ids: this.#ids.subarray(0, this.#count),
      longitude: this.#longitude.subarray(0, this.#count),
      latitude: this.#latitude.subarray(0, this.#count),
    };
  }
}
