import fs from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { type Poi, poiKinds } from "#domain/geography/poi.ts";
import type { Nameable } from "#domain/geography/rank-names.ts";
import { plainText } from "#domain/text/plain-text.ts";
import type { Logger } from "#platform/logger.ts";

/** Columns are named, so that a file may have more of them than we read. */
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

export type Pois = (log: Logger) => Promise<readonly Nameable<Poi>[]>;

/** Among equals our own list comes first, then where people sleep. */
const weights = { lodging: -1, other: -2 };

/** The named places in the company’s map folder, read at the first search. */
export function openPois(mapDataDir: string | undefined): Pois {
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
