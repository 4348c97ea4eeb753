import fs from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { type Poi, poiKinds } from "#domain/geography/poi.ts";
import type { Nameable } from "#domain/geography/rank-names.ts";
import type { StreetsWithin } from "#domain/geography/streets.ts";
import { plainText } from "#domain/text/plain-text.ts";
import { openRoutingService } from "#features/map/roads/server/gateways/routing-service.ts";
import { type Drives, openDrives } from "#features/map/roads/server/open-drives.ts";
import { openRoads } from "#features/map/roads/server/open-roads.ts";
import { openTiles, type Tiles } from "#features/map/tiles/server/open-tiles.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { createWatch, type Watch } from "#platform/watch.ts";

/** The known streets and places, from the company’s map folder if there is one. */
export type MapData = Drives & {
  readonly streetsWithin: StreetsWithin;
  readonly tiles: Tiles | undefined;
  readonly pois: Pois;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly map: MapData;
  }
}

/** For all features, as `ctx.map`. */
export function handMap(
  { mapDataDir, routingUrl }: Pick<Config, "mapDataDir" | "routingUrl">,
  log: Logger,
  watch: Watch = createWatch(),
): MapData {
  const file = mapDataDir && path.join(mapDataDir, "roads.bin");
  const roads = file && fs.existsSync(file) ? openRoads(file, log) : undefined;
  const service = routingUrl && openRoutingService({ url: routingUrl, watch });
  return {
    ...openDrives([service || [], roads ?? []].flat()),
    streetsWithin: roads?.streetsWithin ?? (async () => []),
    tiles: openTiles(mapDataDir),
    pois: openPois(mapDataDir),
  };
}

/** Columns are read by name, so a file may have additional ones. */
const poiFile = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

const poi = z.object({
  name: z.string().check(z.minLength(3), z.maxLength(100)),
  kind: z.enum(poiKinds),
  lat: z.number(),
  lon: z.number(),
});

type Pois = (log: Logger) => Promise<readonly Nameable<Poi>[]>;

/** Among equals our own list comes first, then lodging. */
const weights = { lodging: -1, other: -2 };

/** The named places in the company’s map folder, loaded at the first search. */
function openPois(mapDataDir: string | undefined): Pois {
  const file = mapDataDir && path.join(mapDataDir, "poi.json");
  if (!file || !fs.existsSync(file)) return async () => [];
  let read: Promise<readonly Nameable<Poi>[]> | undefined;
  return (log) => {
    read ??= readPois(file).catch((error: unknown) => {
      log.warn({ err: error }, "poi.json could not be read; our own list of places serves");
      return [];
    });
    return read;
  };
}

async function readPois(file: string): Promise<readonly Nameable<Poi>[]> {
  const { columns, rows } = poiFile.parse(JSON.parse(await fs.promises.readFile(file, "utf8")));
  return rows.flatMap((row) => {
    const read = poi.safeParse(Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    if (!read.success) return [];
    const { name, kind, lat, lon } = read.data;
    return {
      item: { name, kind, latitude: lat, longitude: lon },
      names: [plainText(name)],
      weight: kind === "lodging" ? weights.lodging : weights.other,
    };
  });
}
