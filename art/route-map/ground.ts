import { gunzipSync } from "node:zlib";
import type { TileArchive } from "#features/map/tiles/server/read-pmtiles.ts";
import { shape, stroke } from "../kit/svg.ts";
import { type Sheet, type Spot, thinned } from "./project.ts";
import { readTile, type TileFeature } from "./read-tile.ts";

export const paper = "#fdf3df";
const sea = "#a5ced3";
const ink = "#10293f";

/** From the back to the front. */
const areas: readonly (readonly [layer: string, kind: string | null, colour: string, least: number])[] = [
  ["landuse", "built", "#f3e1c2", 60],
  ["landcover", "vineyard", "#e6dfb2", 60],
  ["park", null, "#d7dfb0", 40],
  ["landcover", "wood", "#bacd93", 40],
  ["landcover", "sand", "#f4dca8", 12],
  ["water", null, sea, 6],
];
const roads: readonly (readonly [kinds: readonly string[], colour: string, width: number])[] = [
  [["secondary"], "#ecd9b2", 1.6],
  [["primary"], "#e8cc97", 2.4],
  [["motorway", "trunk"], "#ebb970", 3.4],
];

export type Ground = { drawing: string; names: TileFeature[] };
type Placed = TileFeature & { spots: Spot[][] };

/** Land, sea and roads below a route, drawn from the tiles of a street map. */
export async function drawGround(archive: TileArchive, sheet: Sheet): Promise<Ground> {
  const features = await featuresOn(archive, sheet);
  const fill = ([layer, kind, colour, least]: (typeof areas)[number]) => {
    const rings = features
      .filter((one) => one.kind === "area" && one.layer === layer && (kind === null || one.tags.class === kind))
      .flatMap(({ spots }) => spots)
      .map((ring) => thinned(ring, 0.8))
      .filter((ring) => ring.length > 2 && areaOf(ring) >= least);
    // The seam between two tiles must not show.
    return rings.length === 0
      ? ""
      : shape(rings.map((ring) => `${pathOf(ring)}z`).join(""), colour, { stroke: colour, strokeWidth: 1 });
  };
  const lines = ([kinds, colour, width]: (typeof roads)[number]) => {
    const ways = features
      .filter((one) => one.kind === "line" && one.layer === "transportation" && kinds.includes(String(one.tags.class)))
      .filter(({ tags }) => !tags.ramp)
      .flatMap(({ spots }) => spots)
      .map((line) => thinned(line, 0.9));
    return stroke(ways.map(pathOf).join(""), colour, width, { strokeLinejoin: "round", strokeLinecap: "round" });
  };
  const names = features.filter(({ kind, layer }) => kind === "point" && (layer === "place" || layer === "water_name"));
  return { drawing: [...areas.map(fill), ...roads.map(lines)].join(""), names: names.map(onPaper) };
}

/** A label carries its place on the paper. */
const onPaper = (feature: Placed): TileFeature => ({ ...feature, parts: feature.spots });

async function featuresOn(archive: TileArchive, sheet: Sheet): Promise<Placed[]> {
  const zoom = Math.max(archive.minZoom, Math.min(zoomOf(sheet), archive.maxZoom, 12));
  const tiles = 2 ** zoom;
  const matches: Placed[] = [];
  const seen = new Set<string>();
  const [x0, x1] = [sheet.left, sheet.left + sheet.width / sheet.scale].map((x) => Math.floor(x * tiles)) as [
    number,
    number,
  ];
  const [y0, y1] = [sheet.top, sheet.top + sheet.height / sheet.scale].map((y) => Math.floor(y * tiles)) as [
    number,
    number,
  ];
  for (let x = x0; x <= x1; x++)
    for (let y = y0; y <= y1; y++) {
      const tile = await tileAt(archive, { zoom, x, y });
      if (!tile || seen.has(tile.key)) continue;
      seen.add(tile.key);
      for (const feature of readTile(gunzipSync(await archive.read(tile.place)))) {
        const spotOf = ([px, py]: Spot): Spot => [
          ((tile.x + px / feature.extent) / 2 ** tile.zoom - sheet.left) * sheet.scale,
          ((tile.y + py / feature.extent) / 2 ** tile.zoom - sheet.top) * sheet.scale,
        ];
        matches.push({ ...feature, spots: feature.parts.map((part) => part.map(spotOf)) });
      }
    }
  return matches;
}

type Address = { zoom: number; x: number; y: number };

/** The tile itself, or the one above it that covers its place: the open sea has no small ones. */
async function tileAt(archive: TileArchive, { zoom, x, y }: Address) {
  for (let up = 0; zoom - up >= archive.minZoom; up++) {
    const [tileX, tileY] = [x >> up, y >> up];
    const place = await archive.find(zoom - up, tileX, tileY);
    if (place) return { place, zoom: zoom - up, x: tileX, y: tileY, key: `${zoom - up} ${tileX} ${tileY}` };
  }
  return undefined;
}

/** A tile is then about a third as wide as the sheet. */
const zoomOf = ({ scale }: Sheet) => Math.floor(Math.log2(scale / 260));

export const pathOf = (line: readonly Spot[]) =>
  line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

function areaOf(ring: readonly Spot[]) {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

export { ink };
