import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MapTiles } from "../contract.ts";

/** The facts a map needs before it is drawn. */
export async function readMapSettings({ map: { tiles }, setup, log }: Pick<Context, "map" | "setup" | "log">) {
  return accept({ tiles: tiles ? await describe(tiles, log) : null, is_simulated: setup.hasLiveDemo });
}

type Tiles = NonNullable<Context["map"]["tiles"]>;

/** A map that can’t be read counts as missing: our own outline is used. */
async function describe(tiles: Tiles, log: Context["log"]): Promise<MapTiles | null> {
  try {
    const { minZoom, maxZoom, bounds } = await tiles();
    return { min_zoom: minZoom, max_zoom: maxZoom, bounds: [...bounds] };
  } catch (error) {
    log.warn({ err: error }, "the street map could not be read; our own outline serves");
    return null;
  }
}
