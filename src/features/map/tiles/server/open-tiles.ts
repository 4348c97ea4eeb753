import fs from "node:fs";
import path from "node:path";
import { readPmtiles, type TileArchive } from "./read-pmtiles.ts";

/** The company’s map; undefined if it has none. Opened on first use and kept open. */
export type Tiles = () => Promise<TileArchive>;

/** The first map in the company’s folder, by name. */
export function openTiles(mapDataDir: string | undefined): Tiles | undefined {
  const result = mapDataDir ? fs.readdirSync(mapDataDir).sort() : [];
  const name = result.find((file) => file.endsWith(".pmtiles"));
  if (!mapDataDir || !name) return undefined;
  const file = path.join(mapDataDir, name);
  let opened: Promise<TileArchive> | undefined;
  return () => {
    opened ??= readPmtiles(file);
    return opened;
  };
}
