import fs from "node:fs";
import path from "node:path";
import { driveAt, driveByTable } from "#domain/geography/drive.ts";
import type { Logger } from "#platform/logger.ts";
import { type OpenedRoads, openRoads } from "../roads/server/open-roads.ts";

/** What other features ask about the way between two points, and about the streets around. src/app hands it over. */
export type Roads = OpenedRoads;

declare module "#platform/context.ts" {
  interface Handed {
    readonly roads: Roads;
  }
}

/** For a company without a map of all roads. */
export const roadsByTable: Roads = {
  driveBetween: async (from, to, startsAt) => driveAt(driveByTable(from, to), startsAt),
  streetsWithin: async () => [],
};

/** By the map of all roads in the company’s folder, where there is one. */
export function handRoads(mapDataDir: string | undefined, log: Logger): Roads {
  const file = mapDataDir && path.join(mapDataDir, "roads.bin");
  return file && fs.existsSync(file) ? openRoads(file, log) : roadsByTable;
}
