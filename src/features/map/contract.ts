import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

/** The street map’s tiles. */
export const tilesAddress = "/tiles/:z/:x/:y";
/** The same in a map library’s notation. */
export const tilesTemplate = "/tiles/{z}/{x}/{y}";

/** Shown on every map made from tiles or the road network, readable without a click. */
export const mapAttribution = [
  { name: "© OpenMapTiles", address: "https://openmaptiles.org/" },
  { name: "© OpenStreetMap contributors", address: "https://www.openstreetmap.org/copyright" },
] as const;

const mapTiles = z.object({
  min_zoom: z.int(),
  max_zoom: z.int(),
  /** West, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type MapTiles = z.output<typeof mapTiles>;

export const mapContract = contract({
  readMapSettings: call({
    summary: "Reads whether there is a street map, and whether the vehicles on it are part of a demo.",
    access: "anyone",
    effect: "reads",
    input: z.object({}),
    output: z.object({
      /** Null without a street map: our own outline is used. */
      tiles: z.nullable(mapTiles),
      /** The demo’s vehicles are simulated, and the map says so. */
      is_simulated: z.boolean(),
    }),
  }),
});
