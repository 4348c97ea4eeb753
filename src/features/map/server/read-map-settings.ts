import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MapTiles } from "../contract.ts";
import { openTiles, type Tiles } from "../tiles/server/open-tiles.ts";

export type MapSettings = {
  /** Where an operator has put tiles and a road network. */
  readonly mapDataDir?: string | undefined;
  /** Whether the demo’s vehicles drive by themselves. */
  readonly hasLiveDemo?: boolean;
};

/** What a map has to know before it is drawn. */
export const readMapSettings = ({ mapDataDir, hasLiveDemo = false }: MapSettings) => {
  const tiles = openTiles(mapDataDir);
  return async ({ log }: Pick<Context, "log">) =>
    accept({ tiles: tiles ? await describe(tiles, log) : null, is_simulated: hasLiveDemo });
};

/** A map that cannot be read is none: our own outline serves. */
async function describe(tiles: Tiles, log: Context["log"]): Promise<MapTiles | null> {
  try {
    const { minZoom, maxZoom, bounds } = await tiles();
    return { min_zoom: minZoom, max_zoom: maxZoom, bounds: [...bounds] };
  } catch (error) {
    log.warn({ err: error }, "the street map could not be read; our own outline serves");
    return null;
  }
}
