import fs from "node:fs";
import path from "node:path";
import { driveAt, driveByTable } from "#domain/geography/drive.ts";
import type { Logger } from "#platform/logger.ts";
import { type OpenedRoads, openRoads } from "../roads/server/open-roads.ts";
import { openTiles, type Tiles } from "../tiles/server/open-tiles.ts";
import { openPois, type Pois } from "./open-pois.ts";

/** What is known of streets and places, from the company’s folder where there is one. */
export type MapData = OpenedRoads & { readonly tiles: Tiles | undefined; readonly pois: Pois };

declare module "#platform/context.ts" {
  interface Handed {
    readonly map: MapData;
  }
}

/** For all features, as `ctx.map`. */
export const handMap = (mapDataDir: string | undefined, log: Logger): MapData => ({
  ...roadsIn(mapDataDir, log),
  tiles: openTiles(mapDataDir),
  pois: openPois(mapDataDir),
});

function roadsIn(mapDataDir: string | undefined, log: Logger): OpenedRoads {
  const file = mapDataDir && path.join(mapDataDir, "roads.bin");
  return file && fs.existsSync(file) ? openRoads(file, log) : roadsByTable;
}

/** For a company without a map of all roads. */
const roadsByTable: OpenedRoads = {
  driveBetween: async (from, to, departsAt) => driveAt(driveByTable(from, to), departsAt),
  streetsWithin: async () => [],
};
