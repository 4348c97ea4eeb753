// npm run route-maps: draws the tours' routes on the street map of MAP_DATA_DIR. The pictures are committed, the data is not.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { tourPages } from "#features/content/words/tours/all-tours.ts";
import { openDrives } from "#features/map/roads/server/open-drives.ts";
import { openRoads } from "#features/map/roads/server/open-roads.ts";
import { openTiles } from "#features/map/tiles/server/open-tiles.ts";
import { mapListText } from "./picture-list.ts";
import { fingerprintOf, renderPicture, writeText } from "./render.ts";
import { drawRoute } from "./route-map/draw-route.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "public/route-maps");
const widths = [480, 800, 1200];

// biome-ignore lint/style/noProcessEnv: a tool of its own, without the site around it
const dataDir = process.env.MAP_DATA_DIR;
const tiles = openTiles(dataDir);
if (!dataDir || !tiles) throw new Error("MAP_DATA_DIR must name a folder with a street map (*.pmtiles) and roads.bin");
const sources = {
  archive: await tiles(),
  driveBetween: openDrives([openRoads(join(dataDir, "roads.bin"), console)]).driveBetween,
};

await mkdir(folder, { recursive: true });
const list: Record<string, object> = {};
for (const { slug, stops } of tourPages) {
  const scene = await drawRoute({ slug, stops }, sources);
  const source = { name: slug, alt: altOf(stops), widths, draw: () => scene };
  const placeholder = await renderPicture(source, scene, folder);
  const { width, height } = scene;
  const version = fingerprintOf(source, scene).slice(0, 6);
  list[slug] = {
    path: `/route-maps/${slug}`,
    version,
    width,
    height,
    widths,
    focus: "50% 50%",
    placeholder,
    alt: source.alt,
  };
  console.log(`drew ${slug}`);
}
await writeText(join(root, "src/features/content/words/route-maps.gen.ts"), mapListText(list));

function altOf(stops: readonly { readonly name: string }[]) {
  const names = stops.map(({ name }) => name);
  return `Map of the route from Cape Town: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
}
